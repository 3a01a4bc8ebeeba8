export const ordenesAjenos = ['proyecto', 'persona', 'enlace', 'grado', 'analisis', 'prueba'] as const;
export type OrdenAjenos = (typeof ordenesAjenos)[number];
export const sentidos = ['asc', 'desc'] as const;
export type Sentido = (typeof sentidos)[number];

export const ajenosPorPagina = 20;
