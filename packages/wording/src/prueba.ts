/** The kinds of tests, as pages and files name them. */
export const nombresDeTipoDePrueba = {
  allSubcaracteristicas: 'Todas las subcaracterísticas',
  singleSubcaracteristica: 'Una subcaracterística',
  allMetricas: 'Todas las métricas',
  singleMetrica: 'Una métrica',
} as const;
