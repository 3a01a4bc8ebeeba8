import { esRol, type Rol } from '@mantenible/domain/acceso';
import * as z from 'zod/mini';

const roles = z.array(z.string());

/** What the column of roles holds; a role that this version does not know gives nothing. */
export function leerRoles(value: unknown): readonly Rol[] {
  return roles.parse(value).filter(esRol);
}
