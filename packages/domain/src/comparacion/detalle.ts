import type { MedidasProyecto } from '../calculo-estatico/index.ts';

/** A finding as a kept analysis holds it. */
export interface HallazgoGuardado {
  readonly regla: string;
  /** From 1; null for a finding of the whole file. */
  readonly linea: number | null;
  /** Hash of that line without white space; '' without a line. */
  readonly huella: string;
  readonly minutos: number;
  readonly mensaje: string;
}

export interface ArchivoGuardado {
  readonly ruta: string;
  /** git's name of the content. */
  readonly blob: string;
  /** False when no parser took it: then little but its lines is known. */
  readonly analizable: boolean;
  readonly medidas: MedidasProyecto;
  /** How many marks in its text silence findings (NOSONAR). */
  readonly silencios: number;
  readonly hallazgos: readonly HallazgoGuardado[];
}

/** What a finished analysis leaves for comparisons, however many newer ones there are. */
export interface DetalleAnalisis {
  /** Of the analyser. */
  readonly version: string;
  readonly archivos: readonly ArchivoGuardado[];
}

/** What may have changed between two analyses beside the code. */
export const cambiosEntreAnalisis = ['analizador', 'enlace', 'rama'] as const;
