/** Phases of an embedded analysis, in this order. */
export const fasesAnalisis = [
  'en-cola',
  'conectando',
  'descargando',
  'leyendo',
  'analizando',
  'guardando',
] as const;

/** Progress of an analysis within one phase; a `total` of 0 is not known yet. */
export interface ProgresoAnalisis {
  readonly fase: (typeof fasesAnalisis)[number];
  readonly hechos: number;
  readonly total: number;
}
