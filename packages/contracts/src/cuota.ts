import { estadosCuota } from '@mantenible/domain/cuota';
import * as z from 'zod/mini';

import { id, listaDe } from './comun.ts';
import { nombrePersona } from './proyecto.ts';

/** What is used of a quota: a number of things, bytes, or percent of the partition. */
const cuota = z.object({ usado: z.number(), limite: z.number(), estado: z.enum(estadosCuota) });

/** Quotas that count for a person; sizes in bytes. */
const dePersona = { proyectos: cuota, bytesAnalisis: cuota, bytesPruebas: cuota };

/** Query of GET /cuotas/propias: a project of the caller, whose own quotas are given too. */
export const consultaCuotasPropias = z.object({ proyecto: z.optional(id) });

/** Answer of GET /cuotas/propias; `proyecto` is null without a project, and for one that is not the caller's. */
export const cuotasPropias = z.object({
  ...dePersona,
  /** Used part of the data's partition in percent, for admins. */
  disco: z.nullable(cuota),
  proyecto: z.nullable(z.object({ pruebas: cuota, borradores: cuota })),
});
export type CuotasPropias = z.infer<typeof cuotasPropias>;

const consumoDePersona = z.object({ _id: z.string(), persona: nombrePersona, ...dePersona });
export type ConsumoDePersona = z.infer<typeof consumoDePersona>;

const consumoDeCurso = z.object({ _id: id, nombre: z.string(), bytes: z.number() });
export type ConsumoDeCurso = z.infer<typeof consumoDeCurso>;

export const cuotasDeTodos = z.object({
  /** Used part of the data's partition in percent; null where it is not known, as with PostgreSQL. */
  disco: z.nullable(cuota),
  suma: z.object({
    personas: z.number(),
    proyectos: z.number(),
    bytesAnalisis: z.number(),
    bytesPruebas: z.number(),
    /** Courses with deliveries, and what these keep: copies of tests and files, analyses, marks and comments. */
    cursos: z.number(),
    bytesCursos: z.number(),
  }),
  /** The courses whose deliveries keep most, the largest first. */
  cursos: listaDe(consumoDeCurso),
  /** The people who use most of one of their quotas, the highest share first. */
  personas: listaDe(consumoDePersona),
});
export type CuotasDeTodos = z.infer<typeof cuotasDeTodos>;
