import { rolesDeNombres, type Persona } from '@mantenible/domain/acceso';
import type { JWTPayload } from 'jose';
import * as z from 'zod/mini';

const claims = z.object({
  sub: z.string().check(z.minLength(1), z.maxLength(255)),
  realm_access: z.catch(z.object({ roles: z.array(z.unknown()) }), { roles: [] }),
  name: z.catch(z.optional(z.string()), undefined),
  preferred_username: z.catch(z.optional(z.string()), undefined),
  email: z.catch(z.optional(z.string().check(z.maxLength(254))), undefined),
  email_verified: z.catch(z.optional(z.boolean()), undefined),
});

/**
 * The person of a verified token; null without a valid subject. Roles come from `realm_access.roles` alone.
 */
export function personaFrom(payload: JWTPayload): Persona | null {
  const parsed = claims.safeParse(payload);
  if (!parsed.success) return null;
  const { sub, realm_access, name, preferred_username, email, email_verified } = parsed.data;
  const correo = email_verified === true ? nonBlank(email) : undefined;
  const usuario = nonBlank(preferred_username);
  return {
    sub,
    nombre: nonBlank(name) ?? usuario ?? sub,
    ...(usuario !== undefined && { usuario }),
    ...(correo !== undefined && { correo }),
    ...(email_verified === false && { correoSinComprobar: true }),
    roles: rolesDeNombres(realm_access.roles),
  };
}

function nonBlank(text: string | undefined): string | undefined {
  return text?.trim() === '' ? undefined : text;
}
