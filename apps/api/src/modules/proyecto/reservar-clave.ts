import { DomainError } from '@mantenible/domain/error';
import type { EscaneoPort } from '@mantenible/domain/escaneo';
import { claveConSufijo, claveDesdeNombre } from '@mantenible/domain/proyecto';

import type { ProyectoRepository } from './proyecto.port.ts';
import type { Reserva, ReservaRepository } from './reserva.port.ts';

export interface DepsReserva {
  readonly proyectos: Pick<ProyectoRepository, 'buscarPorNombre'>;
  readonly reservas: ReservaRepository;
  readonly escaneo: Pick<EscaneoPort, 'exists' | 'createProject'>;
  readonly ahora: () => Date;
}

const duracionReserva = 24 * 60 * 60 * 1000;
/** Suffixes looked at in one go, and at most. */
const tanda = 20;
const maximoSufijo = 1000;

/** Specification §8: the scanning service could not be told about the project. */
export const errorDeServicio =
  'Hubo un error de comunicación con el servicio de análisis. Inténtelo de nuevo en unos momentos.';

export function nombreRepetido(nombre: string): DomainError {
  const mensaje = `Ya tiene un proyecto con el nombre «${nombre}».`;
  return new DomainError('conflict', 'nombre-repetido', mensaje, [{ campo: 'nombre', mensaje }]);
}

/**
 * Step 1 of creating a project: holds a key for the person, then has the scanning service create it. Repeating it
 * gives the same key and completes what an earlier failure left, also when the project is already saved: whether
 * its name may be used again is decided where it is saved. A key that the service already knows without our
 * having created it is never adopted: the next free one is taken.
 */
export async function reservarClave(
  deps: DepsReserva,
  idPersona: string,
  nombre: string,
): Promise<Pick<Reserva, 'clave'>> {
  const proyecto = await deps.proyectos.buscarPorNombre(idPersona, nombre);
  if (proyecto) return { clave: proyecto.clave };
  try {
    const reserva = await asegurarNuestra(deps, idPersona, nombre);
    if (!(await deps.escaneo.exists(reserva.clave))) await deps.escaneo.createProject(reserva.clave, nombre);
    return reserva;
  } catch (error) {
    if (error instanceof DomainError && error.kind === 'unavailable')
      throw new DomainError('unavailable', 'servicio-de-analisis', errorDeServicio);
    throw error;
  }
}

/** A held key whose project in the service, if any, is ours. */
async function asegurarNuestra(deps: DepsReserva, idPersona: string, nombre: string): Promise<Reserva> {
  for (let n = 1; n <= maximoSufijo; n += 1) {
    const reserva =
      (await deps.reservas.buscar(idPersona, nombre)) ?? (await tomarLibre(deps, idPersona, nombre, n));
    if (reserva.creadoEnServicio) return reserva;
    if (!(await deps.escaneo.exists(reserva.clave))) {
      // Marked before the call: if its answer is lost, the repeat knows that what is there is ours.
      await deps.reservas.marcarCreada(reserva.clave);
      return { ...reserva, creadoEnServicio: true };
    }
    await deps.reservas.soltar(reserva.clave);
  }
  throw sinClaves();
}

/** Holds the first free key whose suffix is at least `desde`. */
async function tomarLibre(
  deps: DepsReserva,
  idPersona: string,
  nombre: string,
  desde: number,
): Promise<Reserva> {
  const ahora = deps.ahora();
  const caducidad = new Date(ahora.getTime() - duracionReserva);
  const base = claveDesdeNombre(nombre);
  for (let n = desde; n <= maximoSufijo; n += tanda) {
    const claves = Array.from({ length: tanda }, (_, i) => claveConSufijo(base, n + i));
    const ocupadas = await deps.reservas.ocupadas(claves, caducidad);
    for (const clave of claves.filter((c) => !ocupadas.has(c))) {
      const reserva = await deps.reservas.reservar({ clave, idPersona, nombre }, ahora, caducidad);
      if (reserva) return reserva;
    }
  }
  throw sinClaves();
}

function sinClaves(): DomainError {
  return new DomainError('conflict', 'sin-claves', 'Hay demasiados proyectos con ese nombre: elija otro.');
}
