import { nombresMedida, sentidosMedida } from '@mantenible/domain/medicion';
import { tiposPrueba } from '@mantenible/domain/respuesta';
import * as z from 'zod/mini';

import { columnReader } from '../../stored-column.ts';

// What the columns of saved tests hold. Kept apart from the HTTP contracts: what was stored years ago
// must still be read when an answer's shape has changed.
const nivel = z.object({ descripcion: z.string(), valor: z.number() });
export const tipo = z.enum(tiposPrueba);
const nombreMedida = z.enum(nombresMedida);

/** The static measure that a question is tied to, with a bound for each level. */
export const medida = z.object({
  nombre: nombreMedida,
  sentido: z.enum(sentidosMedida),
  cotas: z.array(z.nullable(z.number())),
});

/** Evidence of an answer: links, and places in a repository at a commit. */
export const evidencias = z.array(
  z.discriminatedUnion('tipo', [
    z.object({ tipo: z.literal('enlace'), url: z.string() }),
    z.object({
      tipo: z.literal('archivo'),
      repositorio: z.string(),
      commit: z.string(),
      ruta: z.string(),
      lineas: z.nullable(z.object({ desde: z.number(), hasta: z.number() })),
    }),
  ]),
);

const medicion = z.object({
  nombre: nombreMedida,
  cifra: z.number(),
  nivel: z.nullable(z.number()),
  analisis: z.string(),
  fecha: z.string(),
  commit: z.nullable(z.string()),
});

export const plan = z.object({
  tipo,
  filas: z.array(
    z.object({
      _id: z.string(),
      nombre: z.string(),
      metricas: z.array(z.object({ _id: z.string(), nombre: z.string(), listaVerificacion: z.string() })),
    }),
  ),
  preguntas: z.array(
    z.object({
      pautaId: z.string(),
      listaVerificacion: z.string(),
      listaNombre: z.string(),
      descripcion: z.string(),
      pregunta: z.string(),
      nivelesCumplimiento: z.array(nivel),
      medida: z.optional(medida),
    }),
  ),
  omitidos: z.array(
    z.object({ elemento: z.enum(['subcaracteristica', 'metrica']), nombre: z.string(), motivo: z.string() }),
  ),
});

export const respuestas = z.array(
  z.object({
    pautaId: z.string(),
    listaVerificacion: z.string(),
    valor: z.nullable(z.number()),
    nivel: z.nullable(z.number()),
    comentario: z.string(),
    evidencias: z.optional(evidencias),
    medicion: z.optional(medicion),
  }),
);

const promedios = z.array(z.object({ nombre: z.string(), promedio: z.nullable(z.number()) }));

export const leerPlan = columnReader('respuestas.plan', plan);
export const leerRespuestas = columnReader('respuestas.respuestas', respuestas);
export const leerTipo = columnReader('respuestas.tipo', tipo);
export const leerPromedios = columnReader('respuestas.promedios', promedios);
