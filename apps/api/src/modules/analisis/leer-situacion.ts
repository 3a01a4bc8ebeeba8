import { exigir, puede, type Persona } from '@mantenible/domain/acceso';
import { DomainError } from '@mantenible/domain/error';
import {
  estaPreparado,
  maximoHistoria,
  type EscaneoPort,
  type EstadoAnalisis,
  type NoAnalizado,
  type SituacionAnalisis,
} from '@mantenible/domain/escaneo';

import type { AlMostrar } from '../cifras/cifras.port.ts';
import type { ProyectoGuardado, ProyectoRepository } from '../proyecto/proyecto.port.ts';
import type { Situacion } from './analisis.port.ts';
import type { Ejecucion } from './ejecucion.port.ts';

export interface DepsSituacion {
  readonly proyectos: Pick<ProyectoRepository, 'buscar'>;
  readonly escaneo: Pick<EscaneoPort, 'identity' | 'state'>;
  readonly ejecucion: {
    readonly analisis: Pick<Ejecucion['analisis'], 'historia' | 'noAnalizado' | 'situacion'>;
  } | null;
  /** Keeps the figures of a scanning service's analysis; null where analyses are our own. */
  readonly alMostrar: AlMostrar | null;
  /** Version of the analyser of today. */
  readonly analizador: string;
}

/** The part of the state that changes while an analysis runs. */
export type AvanceAnalisis = Omit<SituacionAnalisis, 'historia' | keyof NoAnalizado>;

const sinEjecucion: Situacion = { progreso: null, medidas: null, commit: null, enlace: null, delante: null };

const nadaFuera: NoAnalizado = {
  otrosLenguajes: [],
  archivosOmitidos: { total: 0, primeros: [] },
  ambito: null,
};

const sinPreparar: EstadoAnalisis = {
  estado: 'sin-preparar',
  iniciable: false,
  fecha: null,
  rama: null,
  motivo: null,
};

/** State of the analyses of a project that the caller may read, with its history. */
export async function leerSituacion(
  deps: DepsSituacion,
  persona: Persona,
  proyectoId: string,
): Promise<SituacionAnalisis> {
  const avance = await leerAvance(deps, persona, proyectoId);
  const historia = (await deps.ejecucion?.analisis.historia(proyectoId, maximoHistoria)) ?? [];
  const fuera = (await deps.ejecucion?.analisis.noAnalizado(proyectoId)) ?? nadaFuera;
  return { ...avance, ...fuera, historia };
}

/**
 * State of the newest analysis of a project that the caller may read; 'sin-preparar' when the service does not hold the
 * project as ours. `iniciable` is true only for callers who may start an analysis.
 */
export async function leerAvance(
  deps: DepsSituacion,
  persona: Persona,
  proyectoId: string,
): Promise<AvanceAnalisis> {
  const guardado = await deps.proyectos.buscar(proyectoId);
  exigir(persona, { recurso: 'proyecto', accion: 'leer', cosa: 'el proyecto' }, guardado);
  // The progress is read first: when it shows no open analysis, the state read afterwards is the final one.
  const antes = await deps.ejecucion?.analisis.situacion(proyectoId);
  const { iniciable, ...estado } = await estadoDelEscaneo(deps, guardado);
  const enCurso = estado.estado === 'en-curso';
  // An analysis that ended between the two reads has a commit by now, and no progress.
  const haAcabado = !enCurso && (antes?.progreso ?? null) !== null;
  const situacion = haAcabado ? await deps.ejecucion?.analisis.situacion(proyectoId) : antes;
  anotarMostrado(deps, guardado, estado);
  const suyo = puede(persona, 'analisis', 'ejecutar', guardado.pertenencia);
  const analizador = deps.ejecucion ? deps.analizador : null;
  const acabado = enCurso ? {} : { progreso: null, delante: null };
  return { ...estado, iniciable: iniciable && suyo, analizador, ...(situacion ?? sinEjecucion), ...acabado };
}

/** Reports to `alMostrar` that the answer shows an analysis of a scanning service. */
function anotarMostrado(
  { alMostrar }: Pick<DepsSituacion, 'alMostrar'>,
  { proyecto, servicio }: ProyectoGuardado,
  { fecha, rama }: Pick<EstadoAnalisis, 'fecha' | 'rama'>,
): void {
  if (fecha === null) return;
  const { _id: proyectoId, clave, link: enlace, branch } = proyecto;
  alMostrar?.({ proyectoId, clave, servicio, enlace, rama: rama ?? branch }, fecha);
}

async function estadoDelEscaneo(
  { escaneo }: DepsSituacion,
  { proyecto, servicio }: ProyectoGuardado,
): Promise<EstadoAnalisis> {
  if (!(await estaPreparado(escaneo, servicio))) return sinPreparar;
  return escaneo.state(proyecto.clave).catch((error: unknown) => {
    if (error instanceof DomainError && error.kind === 'not-found') return sinPreparar;
    throw error;
  });
}
