import type { EstadoAnalisis } from './escaneo.port.ts';
import type { MedidasSinHallazgos } from './medidas-sin-hallazgos.ts';
import type { ProgresoAnalisis } from './progreso.ts';

/** State of one run of the embedded analyser; a queued one is 'en-curso' too. */
export const estadosEjecucion = ['en-curso', 'listo', 'fallido', 'cancelado'] as const;

/**
 * Number of analyses of a project that are kept and shown, the newest; beside them, the one whose results
 * are valid.
 */
export const maximoHistoria = 50;

/** An analysis of a project's list: an open one, a finished, failed or cancelled one. */
export interface AnalisisHecho {
  readonly id: string;
  /** When it ended; of an open one, when it was requested. ISO 8601. */
  readonly fecha: string;
  /** Null where the repository was not reached. */
  readonly commit: string | null;
  /** Link of the repository; null for analyses made before it was kept. */
  readonly enlace: string | null;
  readonly rama: string;
  /** Duration of its last run, without the wait; null while it waits or runs, and where it ended before it began. */
  readonly duracionMs: number | null;
  /** Degree of maintainability in percent; null when it was not computed. */
  readonly grado: number | null;
  readonly estado: (typeof estadosEjecucion)[number];
  /** Reason of a failure, in Spanish. */
  readonly motivo: string | null;
  /** Version of the analyser; null where it was not kept. */
  readonly analizador: string | null;
}

/**
 * A language of a repository that is not analysed, whose lines no measure counts, and its number of files.
 */
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

/** Number of omitted files listed by name; further ones are only counted. */
export const maximoOmitidosMostrados = 50;

/** Files that the newest finished analysis left out of its measures. */
export interface NoAnalizado {
  /** Languages found that are not analysed, those with most files first. */
  readonly otrosLenguajes: readonly LenguajeSinAnalizar[];
  /** Number of files left out, and the first of them; the analyser lists a bounded number. */
  readonly archivosOmitidos: { readonly total: number; readonly primeros: readonly ArchivoOmitido[] };
}

/**
 * State of a project's analysis. Every scanner supplies the fields of `EstadoAnalisis`; only the embedded one supplies the others,
 * which are null, empty or 0 with a scanning service.
 */
export interface SituacionAnalisis extends EstadoAnalisis, NoAnalizado {
  /** Of the queued or running analysis; null without one. */
  readonly progreso: ProgresoAnalisis | null;
  /** Of a running analysis that has measured everything and is searching for findings; null otherwise. */
  readonly medidas: MedidasSinHallazgos | null;
  /** Commit of the newest finished analysis, and the repository's link where it was kept. */
  readonly commit: string | null;
  readonly enlace: string | null;
  /** Version of the analyser of today; null with a scanning service. */
  readonly analizador: string | null;
  /** Number of analyses queued before the waiting one; null when none waits. */
  readonly delante: number | null;
  /** The newest `maximoHistoria` analyses, the newest first: also an open one, failed and cancelled ones. */
  readonly historia: readonly AnalisisHecho[];
}
