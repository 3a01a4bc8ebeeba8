import type { CuentaTable } from '@mantenible/db/schema';
import { esRol } from '@mantenible/domain/acceso';
import type { Selectable } from 'kysely';
import * as z from 'zod/mini';

import { columnReader } from '../../stored-column.ts';
import type { Cuenta } from './cuenta.port.ts';

const leerRoles = columnReader('cuentas.roles', z.array(z.string()));

/** A stored row as an account, without its password; roles unknown to this version are left out. */
export function cuentaDe(row: Selectable<CuentaTable>): Cuenta {
  return {
    sub: row.sub,
    usuario: row.usuario,
    nombre: row.nombre,
    correo: row.correo,
    roles: leerRoles(row.roles, row.sub).filter(esRol),
    activa: row.activa,
    debeCambiarClave: row.debe_cambiar_clave,
  };
}
