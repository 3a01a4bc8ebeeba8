import { decisiones } from '@mantenible/domain/marca';
import * as z from 'zod/mini';

import { columnReader } from '../../stored-column.ts';
import { plan, respuestas } from '../respuesta/prueba-guardada.schema.ts';

// What marks read of the columns of deliveries.
const pide = z.object({ prueba: z.nullable(z.looseObject({})), analisis: z.boolean(), plan: z.boolean() });

export const leerPedido = columnReader('entregas.pide', pide);
export const leerMiembros = columnReader(
  'entregados.miembros',
  z.array(z.object({ sub: z.string(), nombre: z.string() })),
);
export const leerPrueba = columnReader('entregados.prueba', z.nullable(z.object({ plan, respuestas })));
export const leerAcciones = columnReader(
  'entregados.acciones',
  z.array(z.object({ verificada: z.nullable(z.string()) })),
);
/** Rule of a finding. */
export const leerRegla = columnReader('entregado_archivos.incidencias', z.string());
export const leerMedidasDeArchivo = columnReader(
  'entregado_archivos.medidas',
  z.record(z.string(), z.number()),
);
export const leerOrigen = columnReader('entrega_analisis.origen', z.enum(['propio', 'servicio', 'entrega']));
export const leerMedidas = columnReader(
  'entrega_analisis.medidas',
  z.nullable(z.record(z.string(), z.number())),
);
export const leerAnclaDeMarca = columnReader(
  'marcas.ancla',
  z.object({ ruta: z.string(), regla: z.string(), mensaje: z.string() }),
);
export const leerDecisionDeMarca = columnReader('marcas.decision', z.enum(decisiones));
