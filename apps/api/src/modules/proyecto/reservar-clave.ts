import { DomainError } from '@mantenible/domain/error';
import type { EscaneoPort } from '@mantenible/domain/escaneo';
import {
  claveConSufijo,
  claveDesdeNombre,
  duracionReserva,
  type Proyecto,
} from '@mantenible/domain/proyecto';

import { asegurarEnServicio } from './asegurar-en-servicio.ts';
import type { Cuotas } from '../cuota/cuota.port.ts';
import type { ProyectoRepository } from './proyecto.port.ts';
import type { Reserva, ReservaRepository } from './reserva.port.ts';

export interface DepsReserva {
  readonly proyectos: Pick<ProyectoRepository, 'buscarPorNombre'>;
  readonly reservas: ReservaRepository;
  readonly escaneo: Pick<EscaneoPort, 'identity' | 'exists' | 'createProject'>;
  readonly cuotas: Pick<Cuotas, 'exigirProyecto'>;
  readonly now: () => Date;
}

/** Suffixes tried per statement, and in all. */
const tanda = 20;
const maximoSufijo = 1000;
/** Number of keys that the service may report as foreign before the request fails. */
const maximoAjenas = 20;

/** The scanning service did not create the project (requisito: failure-texts). */
export const errorDeServicio =
  'Hubo un error de comunicación con el servicio de análisis. Inténtelo de nuevo en unos momentos.';

/**
 * Step 1 of creating a project: reserves a key for the person, then creates it in the scanning service. A repeat returns
 * the same key and completes an earlier attempt that failed, also when the project is saved and the service was exchanged.
 * A key that exists in the service without our having created it is never adopted: a new project takes the next free
 * key; a saved project, whose key is fixed, is refused ('clave-ajena').
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

/** Returns a reserved key under which the scanning service, if it keeps projects, has a project of ours. */
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

/** Reserves the first free key whose suffix is at least `desde`. */
async function tomarLibre(
  deps: DepsReserva,
  idPersona: string,
  nombre: string,
  desde: number,
): Promise<Reserva> {
  await deps.cuotas.exigirProyecto(idPersona);
  const { now, caducidad } = plazo(deps);
  const base = claveDesdeNombre(nombre);
  for (let n = desde; n <= maximoSufijo; n += tanda) {
    const claves = Array.from({ length: tanda }, (_, i) => claveConSufijo(base, n + i));
    const ocupadas = await deps.reservas.ocupadas(claves, caducidad);
    for (const clave of claves.filter((c) => !ocupadas.has(c))) {
      const reserva = await deps.reservas.reservar({ clave, idPersona, nombre }, now, caducidad);
      if (reserva) return reserva;
    }
  }
  throw sinClaves();
}

/** Reserves its own key again for a saved project whose reservation was lost. */
async function tomarPropia(deps: DepsReserva, proyecto: Proyecto): Promise<Reserva> {
  const { now, caducidad } = plazo(deps);
  const reserva = await deps.reservas.reservar(proyecto, now, caducidad);
  if (!reserva) throw claveAjena(proyecto.clave);
  return reserva;
}

function plazo(deps: DepsReserva): { readonly now: Date; readonly caducidad: Date } {
  const now = deps.now();
  return { now, caducidad: new Date(now.getTime() - duracionReserva) };
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
