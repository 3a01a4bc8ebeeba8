/** An analysed project: its key in the service and the date of the analysis, part of every query key. */
export interface Analizado {
  readonly proyectoId: string;
  readonly clave: string;
  /** ISO 8601. */
  readonly fecha: string;
}
