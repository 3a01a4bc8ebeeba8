/** What an analysis of our own goes through, in this order. */
export const fasesAnalisis = [
  'en-cola',
  'conectando',
  'descargando',
  'leyendo',
  'analizando',
  'guardando',
] as const;

/** How far an analysis has come within one phase; a `total` of 0 is not known yet. */
export interface ProgresoAnalisis {
  readonly fase: (typeof fasesAnalisis)[number];
  readonly hechos: number;
  readonly total: number;
}
