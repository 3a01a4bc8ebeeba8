import { formatosDeAnalisis } from '@mantenible/domain/analisis';
import * as z from 'zod/mini';

/** Query of GET /analisis/{proyectoId}/exportacion. */
export const consultaExportacion = z.object({
  formato: z.enum(formatosDeAnalisis, `El formato debe ser ${formatosDeAnalisis.join(', ')}`),
});
