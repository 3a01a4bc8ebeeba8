import { DomainError } from '@mantenible/domain/error';
import type { EscaneoPort } from '@mantenible/domain/escaneo';
import { claveConSufijo, claveDesdeNombre, type Proyecto } from '@mantenible/domain/proyecto';

import { asegurarEnServicio } from './asegurar-en-servicio.ts';
import type { ProyectoRepository } from './proyecto.port.ts';
import type { Reserva, ReservaRepository } from './reserva.port.ts';

export interface DepsReserva {
  readonly proyectos: Pick<ProyectoRepository, 'buscarPorNombre'>;
  readonly reservas: ReservaRepository;
  readonly escaneo: Pick<EscaneoPort, 'identity' | 'exists' | 'createProject'>;
  readonly ahora: () => Date;
}

const duracionReserva = 24 * 60 * 60 * 1000;
/** Suffixes looked at in one go, and at most. */
const tanda = 20;
const maximoSufijo = 1000;
/** Keys of which the service may say that they are somebody else's, before it is left in peace. */
const maximoAjenas = 20;

/** Specification §8: the scanning service could not be told about the project. */
export const errorDeServicio =
  'Hubo un error de comunicación con el servicio de análisis. Inténtelo de nuevo en unos momentos.';

/**
 * Step 1 of creating a project: holds a key for the person, then has the scanning service create it. Repeating it
 * gives the same key and completes what an earlier failure left, also when the project is already saved and the
 * service was exchanged for another one. A key that the service already knows without our having created it is
 * never adopted: the next free one is taken, and a saved project, whose key is fixed, is refused ('clave-ajena').
 */
export async function reservarClave(
  deps: DepsReserva,
  idPersona: string,
  nombre: string,
): Promise<Pick<Reserva, 'clave'>> {
  try {
    return await sostener(deps, idPersona, nombre);
  } catch (error) {
    if (error instanceof DomainError && ['unavailable', 'not-found'].includes(error.kind))
      throw new DomainError('unavailable', 'servicio-de-analisis', errorDeServicio);
    throw error;
  }
}

/** A held key under which the service, if it keeps projects, has one of ours. */
async function sostener(deps: DepsReserva, idPersona: string, nombre: string): Promise<Reserva> {
  const guardado = await deps.proyectos.buscarPorNombre(idPersona, nombre);
  for (let n = 1; n <= maximoAjenas; n += 1) {
    const reserva =
      (await deps.reservas.buscar(idPersona, nombre)) ??
      (guardado ? await tomarPropia(deps, guardado.proyecto) : await tomarLibre(deps, idPersona, nombre, n));
    const resultado = await asegurarEnServicio(deps, reserva);
    if (resultado === 'nuestra') return reserva;
    if (resultado === 'ajena' && guardado) throw claveAjena(reserva.clave);
    if (resultado === 'ajena') await deps.reservas.soltar(reserva);
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
  const { ahora, caducidad } = plazo(deps);
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

/** A saved project whose reservation was lost holds its own key again. */
async function tomarPropia(deps: DepsReserva, proyecto: Proyecto): Promise<Reserva> {
  const { ahora, caducidad } = plazo(deps);
  const reserva = await deps.reservas.reservar(proyecto, ahora, caducidad);
  if (!reserva) throw claveAjena(proyecto.clave);
  return reserva;
}

function plazo(deps: DepsReserva): { readonly ahora: Date; readonly caducidad: Date } {
  const ahora = deps.ahora();
  return { ahora, caducidad: new Date(ahora.getTime() - duracionReserva) };
}

function claveAjena(clave: string): DomainError {
  return new DomainError(
    'conflict',
    'clave-ajena',
    `El servicio de análisis ya tiene un proyecto con la clave «${clave}» que no se creó desde aquí. ` +
      'Pida a quien lo administra que lo borre o le cambie la clave, y repita; o registre su proyecto con otro nombre.',
  );
}

function sinClaves(): DomainError {
  return new DomainError('conflict', 'sin-claves', 'Hay demasiados proyectos con ese nombre: elija otro.');
}
