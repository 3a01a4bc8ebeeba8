/** What an admin's list of other people's projects may be sorted by. */
export const ordenesAjenos = ['proyecto', 'persona', 'enlace', 'grado', 'analisis', 'prueba'] as const;
export type OrdenAjenos = (typeof ordenesAjenos)[number];
export const sentidos = ['asc', 'desc'] as const;
export type Sentido = (typeof sentidos)[number];

/** Projects on a page of an admin's list of other people's projects. */
export const ajenosPorPagina = 20;
