import {
  tiposPrueba,
  type PlanPrueba,
  type RespuestaPregunta,
  type TipoPrueba,
} from '@mantenible/domain/respuesta';
import * as z from 'zod/mini';

// What the jsonb columns of tests and drafts hold. Kept apart from the HTTP contracts: what was stored years ago
// must still be read when an answer's shape has changed.
const nivel = z.object({ descripcion: z.string(), valor: z.number() });
const tipo = z.enum(tiposPrueba);

const plan = z.object({
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

const nombres = z.array(z.object({ nombre: z.string() }));

export const leerPlan = (value: unknown): PlanPrueba => plan.parse(value);
export const leerRespuestas = (value: unknown): readonly RespuestaPregunta[] => respuestas.parse(value);
export const leerTipo = (value: unknown): TipoPrueba => tipo.parse(value);
/** Names of a plan's rows. */
export const leerNombres = (value: unknown): readonly string[] => nombres.parse(value).map((f) => f.nombre);
