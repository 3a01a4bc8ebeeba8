import type { EstadoAnalisis } from './escaneo.port.ts';
import type { MedidasSinHallazgos } from './medidas-sin-hallazgos.ts';
import type { ProgresoAnalisis } from './progreso.ts';

/** Where one run of the embedded analyser stands; one that waits for its turn is under way too. */
export const estadosEjecucion = ['en-curso', 'listo', 'fallido', 'cancelado'] as const;

/** Analyses of a project that are kept and shown, the newest; beside them, the one whose results stand. */
export const maximoHistoria = 50;

/** One analysis of the past, or the one under way. */
export interface AnalisisHecho {
  readonly id: string;
  /** When it was started, ISO 8601. */
  readonly fecha: string;
  /** Null where the repository was never reached. */
  readonly commit: string | null;
  /** Link of the repository; null for analyses made before it was kept. */
  readonly enlace: string | null;
  readonly rama: string;
  /** Null while it waits or runs. */
  readonly duracionMs: number | null;
  /** Degree of maintainability in percent; null when it has none. */
  readonly grado: number | null;
  readonly estado: (typeof estadosEjecucion)[number];
  /** Why it failed, in Spanish. */
  readonly motivo: string | null;
}

/** A language of a repository that is not analysed, whose lines no measure counts, and how many files are written in it. */
export interface LenguajeSinAnalizar {
  readonly lenguaje: string;
  readonly archivos: number;
}

/** A file that was left out of an analysis, its path shortened where it is long, and why. */
export interface ArchivoOmitido {
  readonly ruta: string;
  readonly motivo: string;
}

/** Files named to people; more are counted alone. */
export const maximoOmitidosMostrados = 50;

/** What the newest finished analysis left out of its measures. */
export interface NoAnalizado {
  /** What it found in languages that are not analysed, those with most files first. */
  readonly otrosLenguajes: readonly LenguajeSinAnalizar[];
  /** How many files it left out, and the first of them. */
  readonly archivosOmitidos: { readonly total: number; readonly primeros: readonly ArchivoOmitido[] };
}

/** The state of a project's analysis with what the embedded scanner knows beside; elsewhere that is null and empty. */
export interface SituacionAnalisis extends EstadoAnalisis, NoAnalizado {
  /** Of the analysis that waits for its turn or runs; null when none does. */
  readonly progreso: ProgresoAnalisis | null;
  /** Of the analysis that runs, from when it has measured all and only looks for findings; null otherwise. */
  readonly medidas: MedidasSinHallazgos | null;
  /** What the newest finished analysis measured: commit, and link of the repository where it is known. */
  readonly commit: string | null;
  readonly enlace: string | null;
  /** How many analyses are made before the one that waits for its turn; null when none does. */
  readonly delante: number | null;
  /** The newest first, as many as are kept. */
  readonly historia: readonly AnalisisHecho[];
}
