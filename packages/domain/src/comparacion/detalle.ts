import type { MedidasProyecto } from '../calculo-estatico/index.ts';

export interface IncidenciaDeDetalle {
  readonly regla: string;
  /** From 1; null for a finding of the whole file. */
  readonly linea: number | null;
  /** Hash of that line without white space; '' without a line, and for findings of a scanning service. */
  readonly huella: string;
  readonly minutos: number;
  readonly mensaje: string;
}

export interface LugarDuplicado {
  /** Hash of the duplicated lines: the same in every place of the group. */
  readonly grupo: string;
  /** First and last line, from 1. */
  readonly desde: number;
  readonly hasta: number;
}

export interface ArchivoGuardado {
  readonly ruta: string;
  /** git's object id of the content. */
  readonly blob: string;
  readonly analizable: boolean;
  readonly medidas: MedidasProyecto;
  /** Number of marks in its text that suppress findings (NOSONAR). */
  readonly silencios: number;
  readonly hallazgos: readonly IncidenciaDeDetalle[];
  /** Empty also beyond the number of places that are kept, and in details stored before places were: `estaSinLugares`. */
  readonly duplicados: readonly LugarDuplicado[];
}

/** Detail of a finished analysis for comparisons, kept independently of newer analyses. */
export interface DetalleAnalisis {
  readonly version: string;
  readonly archivos: readonly ArchivoGuardado[];
}
