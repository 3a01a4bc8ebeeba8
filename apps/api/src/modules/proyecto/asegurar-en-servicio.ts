import { DomainError } from '@mantenible/domain/error';
import type { EscaneoPort } from '@mantenible/domain/escaneo';

import type { Reserva, ReservaRepository } from './reserva.port.ts';

interface Deps {
  readonly reservas: Pick<ReservaRepository, 'anotarServicio'>;
  readonly escaneo: Pick<EscaneoPort, 'identity' | 'exists' | 'createProject'>;
}

/**
 * Creates our project in the service, under a key reserved before. 'nuestra': the service has our project, or keeps no
 * projects, as the embedded analyser. 'ajena': the service has a project with that key that we did not create.
 * 'cambiada': another request changed the same reservation, which must be read again.
 */
export async function asegurarEnServicio(
  deps: Deps,
  reserva: Reserva,
): Promise<'nuestra' | 'ajena' | 'cambiada'> {
  const servicio = await deps.escaneo.identity();
  if (servicio === null) return 'nuestra';
  const existe = await deps.escaneo.exists(reserva.clave);
  if (reserva.servicio === servicio) {
    // Already noted: a project that exists is ours, one that is missing was lost. 'conflict' is a parallel request's success.
    if (!existe) await crear(deps, reserva);
    return 'nuestra';
  }
  if (existe) return 'ajena';
  // Noted before the call: if its answer is lost, the repeat reads here that the project is ours.
  if (!(await deps.reservas.anotarServicio(reserva, servicio))) return 'cambiada';
  if (await crear(deps, reserva)) return 'nuestra';
  // A third party created that key between the two calls.
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
