/** The administrator's password of the measured product. */
export const adminPassword = 'clave-de-la-medicion';

/** Parts that are measured. */
export const parts: readonly string[] = (
  process.env['LIMITES_PARTES'] ??
  'anonimos,claves,lecturas,analisis,evidencias,administracion,cursos,respaldo,espacio'
).split(',');

/** Seconds of each load. */
export const seconds = Number(process.env['LIMITES_SEGUNDOS'] ?? 60);

/** Reads that are measured, by a part of their name; all by default. */
export const reads: readonly string[] = (process.env['LIMITES_LECTURAS'] ?? '').split(',');
