import * as z from 'zod/mini';

export const salud = z.object({ estado: z.literal('vivo') });

const parte = z.enum(['bien', 'mal', 'incorporado']);
/** 503 only for database and migrations; identity and scanner are reported (requisito: readiness). */
export const saludListo = z.object({
  estado: z.enum(['listo', 'no-listo', 'cerrando']),
  baseDeDatos: parte,
  migraciones: parte,
  identidad: parte,
  escaneo: parte,
});
