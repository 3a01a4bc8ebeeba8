import * as z from 'zod/mini';

import { id, listaDe } from './comun.ts';

const acuerdo = {
  comunes: z.number(),
  iguales: z.number(),
  porcentaje: z.nullable(z.number()),
  kappa: z.nullable(z.number()),
  pocas: z.boolean(),
};

const patron = z.object({
  pruebaId: id,
  nombre: z.string(),
  por: z.string(),
  /** Whether the saved test still exists; the copy counts either way. */
  existe: z.boolean(),
});

export const patronEnviado = z.object({ pruebaId: z.nullable(id) });

const pregunta = z.object({
  pregunta: z.string(),
  lista: z.string(),
  niveles: listaDe(z.object({ descripcion: z.string(), cuantas: z.number() })),
  respuestas: z.number(),
  /** Share of the pairs that chose different levels, in percent. */
  distintas: z.number(),
});

/** Two tests by the names of their deliveries or of who saved them. */
const pareja = z.object({ unos: z.string(), otros: z.string(), ...acuerdo });

/** Agreement over a class, for its lecturers. */
export const acuerdoDeClase = z.object({
  titulo: z.string(),
  /** Tests that were compared, and all that were delivered: the first ones by name where there are too many. */
  comparadas: z.number(),
  entregadas: z.number(),
  /** Different repositories of the tests that were compared: tests are paired within one. */
  repositorios: z.number(),
  /** Whether the reader may choose the reference: a lecturer, unless the course is archived. */
  puedeElegir: z.boolean(),
  patron: z.nullable(patron),
  /** Of the reference, for the If-Match of its change. */
  versionDePatron: z.number(),
  /** Tests of the caller's own projects that can be the reference. */
  candidatas: listaDe(z.object({ _id: id, nombre: z.string(), proyecto: z.string() })),
  conReferencia: listaDe(z.object({ nombre: z.string(), otroRepositorio: z.boolean(), ...acuerdo })),
  /** Pairs of deliveries of one repository, the least agreement first. */
  parejas: listaDe(pareja),
  totalParejas: z.number(),
  preguntas: listaDe(pregunta),
});
export type AcuerdoDeClase = z.infer<typeof acuerdoDeClase>;

/** Agreement of one delivery with the reference, for its team once the mark is published, and among its members. */
export const acuerdoPropio = z.object({
  acuerdo: z.nullable(z.object(acuerdo)),
  /** Reason for null, in Spanish. */
  motivo: z.nullable(z.string()),
  distintas: listaDe(z.object({ pregunta: z.string(), suyo: z.string(), referencia: z.string() })),
  /**
   * The tests that members of the team saved before the deadline, the newest of each, compared with each other; null where the delivery
   * asks for no test.
   */
  equipo: z.nullable(
    z.object({
      integrantes: z.number(),
      /** Names of those who saved one. */
      conPrueba: listaDe(z.string()),
      parejas: listaDe(pareja),
      preguntas: listaDe(pregunta),
    }),
  ),
});
export type AcuerdoPropio = z.infer<typeof acuerdoPropio>;

export const tablasDeAcuerdo = ['referencia', 'parejas', 'preguntas'] as const;
export const consultaDeAcuerdo = z.object({ tabla: z._default(z.enum(tablasDeAcuerdo), 'parejas') });
