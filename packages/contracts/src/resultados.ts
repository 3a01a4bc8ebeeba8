import * as z from 'zod/mini';

import { id } from './comun.ts';
import { cambiosDeAnalisis, procedencia } from './procedencia.ts';
import { tipoPrueba } from './respuesta.ts';

/** Newest finished analysis: degree in percent with two decimals and its criterion; null: not computed. */
export const ultimoAnalisis = z.object({
  fecha: z.iso.datetime(),
  ...procedencia,
  grado: z.nullable(z.number()),
  criterio: z.nullable(z.string()),
});

/** Newest analysis, cancelled ones aside, where it failed: its end and its reason, which may be unknown. */
export const analisisFallido = z.object({ fecha: z.iso.datetime(), motivo: z.nullable(z.string()) });

/** Overall mean of a saved test in percent with two decimals and its criterion; null: nothing counts. */
export const promedioGeneral = { promedio: z.nullable(z.number()), criterio: z.nullable(z.string()) };

export const ultimaPrueba = z.object({
  _id: id,
  nombre: z.string(),
  tipo: tipoPrueba,
  creado: z.iso.datetime(),
  ...promedioGeneral,
});

/** Newest figures of a project by both routes, percents with two decimals. */
export const cifrasRecientes = z.object({
  /** Degree of the newest finished analysis; null without one of today's link and branch. */
  grado: z.nullable(z.number()),
  /** What of that analysis differs from the project today; empty without a degree. */
  cambios: cambiosDeAnalisis,
  prueba: z.nullable(z.object({ tipo: tipoPrueba, promedio: z.nullable(z.number()) })),
});
