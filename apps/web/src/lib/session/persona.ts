import { rolesDeNombres, type Persona } from '@mantenible/domain/acceso';
import * as z from 'zod/mini';

const claims = z.object({
  sub: z.string(),
  name: z.optional(z.string()),
  preferred_username: z.optional(z.string()),
  realm_access: z.optional(z.object({ roles: z.array(z.string()) })),
});

/**
 * The person of an access token's claims, with the roles of the realm only (requisito: roles-from-token);
 * null when unreadable.
 */
export function personaFromClaims(value: unknown): Persona | null {
  const parsed = claims.safeParse(value);
  if (!parsed.success) return null;
  const { sub, name, preferred_username, realm_access } = parsed.data;
  return { sub, nombre: name ?? preferred_username ?? '', roles: rolesDeNombres(realm_access?.roles ?? []) };
}
