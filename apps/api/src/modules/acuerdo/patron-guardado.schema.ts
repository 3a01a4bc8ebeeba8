import * as z from 'zod/mini';

import { columnReader } from '../../stored-column.ts';
import { plan, respuestas } from '../respuesta/prueba-guardada.schema.ts';

const comparable = z.object({ plan, respuestas });

export const leerPatron = columnReader('patrones.prueba', comparable);
/** Who chose the test as reference. */
export const leerPorPatron = columnReader('patrones.por', z.object({ sub: z.string(), nombre: z.string() }));
export const leerEntregada = columnReader('entregados.prueba', comparable);
export const leerPruebaPedida = columnReader(
  'entregas.pide',
  z.object({ prueba: z.nullable(z.object({ tipo: z.string(), elementoId: z.nullable(z.string()) })) }),
);
