import type { FastifyInstance } from 'fastify';

import { sinSesion } from '../../http/http-problem.ts';
import { ROUTES } from '../oidc/provider.ts';
import { PUBLIC_ROUTE } from '../oidc/mount.ts';
import type { PageParts } from './parts.ts';

/**
 * The person of an access token. oidc-provider's own route accepts opaque tokens only, and ours are JWTs.
 * The route is public for the API's session hook because it verifies the token itself.
 */
export function userinfoRoutes(app: FastifyInstance, { verifier, cuentas }: PageParts): void {
  app.get(ROUTES.userinfo, PUBLIC_ROUTE, async (request, reply) => {
    const [scheme, token = ''] = request.headers.authorization?.split(' ') ?? [];
    if (scheme?.toLowerCase() !== 'bearer') throw sinSesion();
    const { sub } = await verifier.verify(token);
    const cuenta = await cuentas.buscar(sub);
    if (!cuenta?.activa) throw sinSesion();
    const { nombre, usuario, correo } = cuenta;
    void reply.header('Cache-Control', 'no-store');
    return { sub, name: nombre, preferred_username: usuario, ...(correo !== null && { email: correo }) };
  });
}
