import type { AmbitoAplicado } from '../ambito/index.ts';
import type { EstadoAnalisis } from './escaneo.port.ts';
import type { MedidasSinIncidencias } from './medidas-sin-incidencias.ts';
import type { ProgresoAnalisis } from './progreso.ts';

/** State of one run of the embedded analyser; a queued one is 'en-curso' too. */
export const estadosEjecucion = ['en-curso', 'listo', 'fallido', 'cancelado'] as const;

/** Analyses of a project that are kept and shown: the newest ones; beside them, the one whose results are valid is kept. */
export const maximoHistoria = 50;

export interface AnalisisHecho {
  readonly id: string;
  /** When it ended; of an open one, when it was requested. ISO 8601. */
  readonly fecha: string;
  /** Null where the repository was not reached. */
  readonly commit: string | null;
  /** Link of the repository. */
  readonly enlace: string;
  readonly rama: string;
  /** Duration of its last run, without the wait; null while it waits or runs, and where it ended before it began. */
  readonly duracionMs: number | null;
  /** Degree of maintainability in percent; null when it was not computed. */
  readonly grado: number | null;
  readonly estado: (typeof estadosEjecucion)[number];
  /** Reason of a failure, in Spanish. */
  readonly motivo: string | null;
  /** Version of the analyser; null for one that is not finished. */
  readonly analizador: string | null;
  /** Text that is equal for equal scopes; null or absent where unknown, as for one that is not finished. */
  readonly alcance?: string | null | undefined;
  /** Name of who started it; absent in a project of one person. */
  readonly autor?: string | undefined;
}

/** A language that is not analysed: no measure counts its lines. `archivos` is its number of files. */
export interface LenguajeSinAnalizar {
  readonly lenguaje: string;
  readonly archivos: number;
}

/** A file that was left out of an analysis, its path shortened where it is long, and why. */
export interface ArchivoOmitido {
  readonly ruta: string;
  readonly motivo: string;
}

/** Omitted files that an analysis keeps: with so many, its list may be incomplete. */
export const maximoOmitidos = 1000;

export const maximoOmitidosMostrados = 50;

export interface NoAnalizado {
  /** Languages found that are not analysed, those with most files first. */
  readonly otrosLenguajes: readonly LenguajeSinAnalizar[];
  /** Number of files left out, and the first of them; the analyser lists a bounded number. */
  readonly archivosOmitidos: { readonly total: number; readonly primeros: readonly ArchivoOmitido[] };
  /** The scope of the newest finished analysis; null without one, and for one of an earlier version. */
  readonly ambito: AmbitoAplicado | null;
  /** The scope of the project today, to compare with `alcance` of the newest finished analysis; null where unknown. */
  readonly alcanceDeHoy?: string | null | undefined;
}

/** Only the embedded scanner supplies more than `EstadoAnalisis`: with a scanning service the rest is null, empty or 0. */
export interface SituacionAnalisis extends EstadoAnalisis, NoAnalizado {
  /** Of the queued or running analysis; null without one. */
  readonly progreso: ProgresoAnalisis | null;
  /** Of a running analysis that has measured everything and is searching for findings; null otherwise. */
  readonly medidas: MedidasSinIncidencias | null;
  /** Commit of the newest finished analysis, and the repository's link; null without one. */
  readonly commit: string | null;
  readonly enlace: string | null;
  /** Version of the analyser of today; null with a scanning service. */
  readonly analizador: string | null;
  /** Number of analyses queued before the waiting one; null when none waits. */
  readonly delante: number | null;
  /** The newest `maximoHistoria` analyses, the newest first: also an open one, failed and cancelled ones. */
  readonly historia: readonly AnalisisHecho[];
}
