import { DomainError } from '@mantenible/domain/error';
import type { EscaneoPort } from '@mantenible/domain/escaneo';

import type { Reserva, ReservaRepository } from './reserva.port.ts';

interface Deps {
  readonly reservas: Pick<ReservaRepository, 'anotarServicio'>;
  readonly escaneo: Pick<EscaneoPort, 'identity' | 'exists' | 'createProject'>;
}

/**
 * Has the service hold a project of ours under a key that was reserved before. 'ajena': somebody else's stands there.
 * 'cambiada': another request was at work on the same reservation, which must be read again.
 */
export async function asegurarEnServicio(
  deps: Deps,
  reserva: Reserva,
): Promise<'nuestra' | 'ajena' | 'cambiada'> {
  const servicio = await deps.escaneo.identity();
  if (servicio === null) return 'nuestra';
  const existe = await deps.escaneo.exists(reserva.clave);
  if (reserva.servicio === servicio) {
    // Told before: what is there is ours, and what is not was lost. 'conflict' is a parallel request's success.
    if (!existe) await crear(deps, reserva);
    return 'nuestra';
  }
  if (existe) return 'ajena';
  // Noted before the call: if its answer is lost, the repeat knows that what is there is ours.
  if (!(await deps.reservas.anotarServicio(reserva, servicio))) return 'cambiada';
  if (await crear(deps, reserva)) return 'nuestra';
  // Somebody outside created that key between the two calls.
  await deps.reservas.anotarServicio({ ...reserva, servicio }, reserva.servicio);
  return 'ajena';
}

/** False when the service already has the key. */
async function crear({ escaneo }: Deps, { clave, nombre }: Reserva): Promise<boolean> {
  try {
    await escaneo.createProject(clave, nombre);
    return true;
  } catch (error) {
    if (error instanceof DomainError && error.kind === 'conflict') return false;
    throw error;
  }
}
