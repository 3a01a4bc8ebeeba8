import { tiposPrueba } from '@mantenible/domain/respuesta';
import * as z from 'zod/mini';

import { columnReader } from '../../stored-column.ts';

// What the columns of saved tests hold. Kept apart from the HTTP contracts: what was stored years ago
// must still be read when an answer's shape has changed.
const nivel = z.object({ descripcion: z.string(), valor: z.number() });
export const tipo = z.enum(tiposPrueba);

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
    }),
  ),
  omitidos: z.array(
    z.object({ elemento: z.enum(['subcaracteristica', 'metrica']), nombre: z.string(), motivo: z.string() }),
  ),
});

const respuestas = z.array(
  z.object({
    pautaId: z.string(),
    listaVerificacion: z.string(),
    valor: z.nullable(z.number()),
    nivel: z.nullable(z.number()),
    comentario: z.string(),
  }),
);

const filas = z.array(z.object({ nombre: z.string() }));
const promedios = z.array(z.object({ nombre: z.string(), promedio: z.nullable(z.number()) }));

export const leerPlan = columnReader('respuestas.plan', plan);
export const leerRespuestas = columnReader('respuestas.respuestas', respuestas);
export const leerTipo = columnReader('respuestas.tipo', tipo);
/** The rows of a plan, by their names. */
export const leerFilas = columnReader('respuestas.plan', filas);
export const leerPromedios = columnReader('respuestas.promedios', promedios);
