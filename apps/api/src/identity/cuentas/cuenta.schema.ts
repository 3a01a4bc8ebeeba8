import type { CuentaTable } from '@mantenible/db/schema';
import { esRol, type Rol } from '@mantenible/domain/acceso';
import type { Selectable } from 'kysely';
import * as z from 'zod/mini';

import type { Cuenta } from './cuenta.port.ts';

const roles = z.array(z.string());

/** What the column of roles holds; a role that this version does not know gives nothing. */
function leerRoles(value: unknown): readonly Rol[] {
  return roles.parse(value).filter(esRol);
}

/** A stored row as the account that it is, without its password. */
export function cuentaDe(row: Selectable<CuentaTable>): Cuenta {
  return {
    sub: row.sub,
    usuario: row.usuario,
    nombre: row.nombre,
    correo: row.correo,
    roles: leerRoles(row.roles),
    activa: row.activa,
    debeCambiarClave: row.debe_cambiar_clave,
  };
}
