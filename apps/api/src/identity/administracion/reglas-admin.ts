import { DomainError } from '@mantenible/domain/error';
import type { Rol } from '@mantenible/domain/acceso';

import { consola, type Responsable } from './administracion.port.ts';

export const sinAdmin = 'debe quedar al menos una cuenta activa con el rol admin';
export const esAdminActivo = (cuenta: {
  readonly activa: boolean;
  readonly roles: readonly Rol[];
}): boolean => cuenta.activa && cuenta.roles.includes('admin');

/** Whether the account is that of the responsible person, who could lock themselves out. */
export function esPropia(quien: Responsable, sub: string): boolean {
  return quien !== consola && quien.sub === sub;
}

/**
 * Refuses a responsible person who is no longer an active admin: an access token stays valid for minutes
 * after a change of its account. `admins` are the active ones, locked.
 */
export function exigirVigente(quien: Responsable, admins: readonly string[]): void {
  if (quien === consola || admins.includes(quien.sub)) return;
  throw new DomainError('forbidden', 'sin-permiso', 'Su cuenta no tiene permiso para hacer esto.');
}

/** Refuses to deactivate or demote the only active admin. */
export function exigirOtroAdmin(admins: readonly string[], sub: string): void {
  if (admins.some((otro) => otro !== sub)) return;
  throw new DomainError(
    'conflict',
    'ultimo-admin',
    'Debe quedar al menos una cuenta activa con el rol admin.',
  );
}

export function cuentaPropia(mensaje: string): DomainError {
  return new DomainError('conflict', 'cuenta-propia', mensaje);
}
