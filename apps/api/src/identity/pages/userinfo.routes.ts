import type { FastifyInstance } from 'fastify';

import { sinSesion } from '../../http/http-problem.ts';
import { ROUTES } from '../oidc/provider.ts';
import { PUBLIC_ROUTE } from '../oidc/mount.ts';
import type { PageParts } from './parts.ts';

/**
 * Who an access token was issued for. oidc-provider's own answers opaque tokens alone, and ours are JWTs. The route is
 * public to the API's session hook because it reads the token itself.
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
