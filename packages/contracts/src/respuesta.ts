import { tiposPrueba } from '@mantenible/domain/respuesta';
import * as z from 'zod/mini';

import { id, listaDe, textoOpcional } from './comun.ts';
import { evidencias, evidenciasEnviadas } from './evidencia.ts';
import { medicion } from './medicion.ts';
import { medidaPauta, nivelCumplimiento } from './pauta.ts';

export const tipoPrueba = z.enum(tiposPrueba);

const mensajeIntentos = 'El número de intentos no es válido.';
const nivelLeido = z.object({ descripcion: z.string(), valor: z.number() });

/** One answer as sent: `nivel` is the level's index, for levels of equal value. */
export const respuestaEnviada = z.object({
  pautaId: id,
  listaVerificacion: id,
  valor: z.nullable(nivelCumplimiento.shape.valor),
  nivel: z._default(z.nullable(z.int().check(z.gte(0), z.lte(4))), null),
  comentario: z._default(textoOpcional(5000), ''),
  evidencias: z.optional(evidenciasEnviadas),
});

/** A blank title passes here: the domain refuses it together with the unanswered questions. */
export const guardarRespuestas = z.object({
  proyectoId: id,
  tipo: tipoPrueba,
  nombre: textoOpcional(300),
  respuestas: z.array(respuestaEnviada).check(z.maxLength(5000)),
  subcaracteristicaId: z.optional(id),
  metricaId: z.optional(id),
  /** The domain decides which attempts are valid; this bound is the database's. */
  intentos: z.optional(
    z
      .int('El número de intentos no está definido.')
      .check(z.gte(0, mensajeIntentos), z.lte(999, mensajeIntentos)),
  ),
  adicionales: z._default(z.array(id).check(z.maxLength(500)), []),
  /**
   * The draft that the test was answered in: refused (409 'borrador-ausente') where it was saved, discarded or replaced
   * meanwhile. Null: a test over today's questions beside the scope's draft. Absent: that draft, or today's questions.
   */
  borrador: z.optional(z.nullable(id)),
  /** Attempt of `borrador` where it is not `intentos`: a draft of the first attempt that is saved as the second one. */
  intentoDelBorrador: z.optional(z.literal(1)),
  /** The analysis whose figures the screen showed beside tied questions: they are kept with the answers. */
  analisis: z.optional(id),
});
export type GuardarRespuestas = z.input<typeof guardarRespuestas>;

/** Bodies of POST /respuestas/subcaracteristica and /respuestas/metrica: is a test of that item saved? */
export const existeSubcaracteristica = z.object({ proyectoId: id, subcaracteristicaId: id });
export const existeMetrica = z.object({ proyectoId: id, metricaId: id });
export const existe = z.object({ existe: z.boolean() });

export const respuestaPregunta = z.object({
  pautaId: id,
  listaVerificacion: id,
  valor: z.nullable(z.number()),
  nivel: z.nullable(z.number()),
  comentario: z.string(),
  evidencias: z.optional(evidencias),
  medicion: z.optional(medicion),
});

export const maximoResumenes = 100;

const limiteInvalido = `El límite debe ser un número de 1 a ${maximoResumenes}`;

/** From which test on, how many, and only the summaries. Without `limite` the size of the answers decides. */
export const consultaRespuestas = z.object({
  campos: z.optional(z.literal('resumen', 'El único valor de campos es resumen')),
  limite: z.optional(
    z.pipe(
      z.pipe(z.string().check(z.regex(/^\d{1,3}$/, limiteInvalido)), z.transform(Number)),
      z.number().check(z.gte(1, limiteInvalido), z.lte(maximoResumenes, limiteInvalido)),
    ),
  ),
  /** First test of the answer, from the header Link of the answer before. */
  desde: z.optional(id),
});

/** A saved test in lists, without its answers. `repetible`: whether it offers 'Repetir prueba'. */
export const pruebaResumida = z.object({
  _id: id,
  proyectoId: id,
  nombre: z.string(),
  tipo: tipoPrueba,
  intentos: z.optional(z.number()),
  subcaracteristicaId: z.optional(id),
  metricaId: z.optional(id),
  /** Names of the sub-characteristics or metrics that it evaluates, as they were when it was saved. */
  elementos: listaDe(z.string()),
  repetible: z.boolean(),
  creado: z.iso.datetime(),
  /** Who saved it, in a project of several people. */
  autor: z.optional(z.string()),
  /** Overall mean in percent with two decimals and its criterion; null: nothing counts. */
  promedio: z.nullable(z.number()),
  criterio: z.nullable(z.string()),
  borrador: z.nullable(
    z.object({
      intentos: z.nullable(z.number()),
      adicionales: listaDe(id),
      respondidas: z.number(),
      preguntas: z.number(),
    }),
  ),
});
export const pruebasResumidas = listaDe(pruebaResumida);

export const respuestaPrueba = z.extend(pruebaResumida, { respuestas: listaDe(respuestaPregunta) });
export const respuestasPrueba = listaDe(respuestaPrueba);

export const respuestaUna = z.object({
  _id: id,
  nombre: z.string(),
  tipo: tipoPrueba,
  intentos: z.optional(z.number()),
  creado: z.iso.datetime(),
  /** Who saved it, in a project of several people. */
  autor: z.optional(z.string()),
  proyecto: z.object({ _id: id, nombre: z.string() }),
});

export const preguntaPlan = z.object({
  pautaId: id,
  listaVerificacion: id,
  listaNombre: z.string(),
  descripcion: z.string(),
  pregunta: z.string(),
  nivelesCumplimiento: listaDe(nivelLeido),
  medida: z.optional(medidaPauta),
});

export const planPrueba = z.object({
  tipo: tipoPrueba,
  filas: listaDe(
    z.object({
      _id: id,
      nombre: z.string(),
      metricas: listaDe(z.object({ _id: id, nombre: z.string(), listaVerificacion: id })),
    }),
  ),
  preguntas: listaDe(preguntaPlan),
  omitidos: listaDe(
    z.object({ elemento: z.enum(['subcaracteristica', 'metrica']), nombre: z.string(), motivo: z.string() }),
  ),
});
