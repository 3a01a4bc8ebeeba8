import * as z from 'zod/mini';

import { columnReader } from '../../stored-column.ts';

// Schemas of the closed lists and JSON columns of hotspots.
const archivo = z.object({
  ruta: z.string(),
  cambios: z.number(),
  complejidad: z.number(),
  lineas: z.number(),
  incidencias: z.number(),
});

export const leerArchivosCriticos = columnReader('puntos_criticos.archivos', z.array(archivo));
export const leerPrioritarios = columnReader('puntos_criticos.prioritarios', z.array(z.string()));
export const leerEstadoDePuntos = columnReader(
  'puntos_criticos.estado',
  z.enum(['calculando', 'listo', 'fallido']),
);
