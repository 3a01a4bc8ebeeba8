import * as z from 'zod/mini';

export const salud = z.object({ estado: z.literal('vivo') });

/** State of one part that the server needs; 'incorporado': the part runs in the server itself. */
const estadoDeParte = z.enum(['bien', 'mal', 'incorporado']);
/** 503 only for database and migrations; identity and scanner are reported (requisito: readiness). */
export const saludListo = z.object({
  estado: z.enum(['listo', 'no-listo', 'cerrando']),
  baseDeDatos: estadoDeParte,
  migraciones: estadoDeParte,
  identidad: estadoDeParte,
  escaneo: estadoDeParte,
});
