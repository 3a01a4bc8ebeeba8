import type { AccionAuditada, Apunte } from '@mantenible/domain/auditoria';

import type { Cuenta } from '../cuentas/cuenta.port.ts';
import type { Responsable } from './administracion.port.ts';
import type { FilaConEfecto } from './efecto-de-importacion.ts';
import { rolDe } from './plantilla-cuenta.ts';

/** The entry of a change of one account. */
export function apunteDe(
  quien: Responsable,
  accion: AccionAuditada,
  { sub, usuario }: Pick<Cuenta, 'sub' | 'usuario'>,
  detalle = '',
): Apunte {
  return { quien, accion, objeto: usuario, objetoId: sub, detalle };
}

/** A change of data; a change of the role has an action of its own. */
export function apunteDeCambio(quien: Responsable, antes: Cuenta, cuenta: Cuenta): Apunte {
  const [rolAnterior, rol] = [rolDe(antes.roles), rolDe(cuenta.roles)];
  if (rolAnterior === rol) return apunteDe(quien, 'cuenta-cambiada', cuenta);
  return apunteDe(quien, 'rol-cambiado', cuenta, `${rolAnterior} → ${rol}`);
}

/** One entry for each line of a class that changed something. */
export function apuntesDeImportacion(
  quien: Responsable,
  filas: readonly FilaConEfecto[],
  subDe: (usuario: string) => string | undefined,
): Apunte[] {
  const cambios = filas.filter(({ estado }) => estado !== 'sin-cambios');
  return cambios.map(({ usuario, estado, pedida, conocida }) => {
    const roles = [...(conocida ? [rolDe(conocida.roles)] : []), ...(pedida ? [rolDe(pedida.roles)] : [])];
    const rol = [...new Set(roles)].join(' → ');
    const sub = subDe(usuario);
    const detalle = `${estado}, rol ${rol}`;
    return {
      quien,
      accion: 'cuenta-importada',
      objeto: usuario,
      ...(sub !== undefined && { objetoId: sub }),
      detalle,
    };
  });
}
