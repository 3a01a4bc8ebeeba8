import { lineas } from '@mantenible/contracts/rubrica';
import { estadosLinea } from '@mantenible/domain/rubrica';
import * as z from 'zod/mini';

import { columnReader } from '../../stored-column.ts';

// What the columns of marks hold.
const firma = z.object({ sub: z.string(), nombre: z.string() });
const dato = z.union([
  z.object({ valor: z.number(), porSeveridad: z.optional(z.record(z.string(), z.number())) }),
  z.object({ motivo: z.string(), ajeno: z.boolean() }),
]);
const numero = z.nullable(z.number());
const calculo = z.object({
  nota: numero,
  lineas: z.array(
    z.object({
      id: z.string(),
      estado: z.enum(estadosLinea),
      valor: numero,
      nivel: numero,
      puntos: z.number(),
      restados: z.number(),
      motivo: z.nullable(z.string()),
    }),
  ),
  obtenidos: z.number(),
  posibles: z.number(),
  pendientes: z.array(z.string()),
});
const camino = z.object({ id: z.string(), actual: numero, necesita: numero, nivel: numero });
const publicado = z.object({
  nota: numero,
  motivo: z.nullable(z.string()),
  rubrica: z.object({ version: z.number(), lineas }),
  calculo,
  siguiente: z.nullable(z.object({ objetivo: z.number(), faltan: z.number(), caminos: z.array(camino) })),
});

export const leerLineas = columnReader('rubricas.lineas', lineas);
export const leerPorRubrica = columnReader('rubricas.por', firma);
export const leerMedidas = columnReader(
  'calificaciones.medidas',
  z.object({ media: dato, evidencias: dato, acuerdo: dato, grado: dato, nuevas: dato, acciones: dato }),
);
export const leerNiveles = columnReader('calificaciones.niveles', z.record(z.string(), numero));
export const leerEnlaces = columnReader(
  'calificaciones.enlaces',
  z.array(z.object({ clave: z.string(), url: z.string() })),
);
export const leerMarcasAceptadas = columnReader(
  'calificaciones.marcas',
  z.array(z.object({ ruta: z.string(), regla: z.string(), mensaje: z.string(), cuantas: z.int() })),
);
export const leerPublicado = columnReader('calificaciones.publicado', z.nullable(publicado));
export const leerPorCambio = columnReader('calificacion_cambios.por', firma);
