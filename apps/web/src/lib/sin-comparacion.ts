/** Why two analyses of a scanning service are not compared. */
export const sinComparacion =
  'No se comparan análisis: el servicio de análisis no conserva las incidencias ni los archivos de los anteriores. Aquí se guardan las cifras de cada uno.';
