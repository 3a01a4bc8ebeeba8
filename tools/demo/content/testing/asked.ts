import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { z } from 'zod';

import { root } from '../../../lib/paths.ts';
import type { Answers, Evidence } from '../answers.ts';

const bounds = z.object({
  nombre: z.literal(['Duplicaciones', 'Mala práctica']),
  sentido: z.literal(['menor', 'mayor']),
  cotas: z.array(z.number().nullable()),
});

/** The starter catalogue, as far as answers need it. */
export const catalogue = z
  .object({
    pautas: z.array(
      z.object({
        clave: z.string(),
        descripcion: z.string(),
        pregunta: z.string(),
        nivelesCumplimiento: z.array(z.object({ descripcion: z.string(), valor: z.number() })),
        medida: bounds.optional(),
      }),
    ),
    listasVerificacion: z.array(z.object({ clave: z.string(), pautas: z.array(z.string()) })),
    metricas: z.array(z.object({ clave: z.string(), listaVerificacion: z.string() })),
    subcaracteristicas: z.array(z.object({ nombre: z.string(), metricas: z.array(z.string()) })),
  })
  .parse(
    JSON.parse(readFileSync(join(root, 'apps/api/src/modules/catalogo/contenido/catalogo.json'), 'utf8')),
  );

type Question = (typeof catalogue.pautas)[number];

/** A question of a test with its answer. */
export interface Asked extends Question {
  readonly nivel: number;
  /** Text of the chosen level. */
  readonly elegido: string;
  readonly comentario: string;
  readonly evidencias: readonly Evidence[];
}

function find<T extends { clave: string }>(all: readonly T[], clave: string): T {
  const one = all.find((each) => each.clave === clave);
  if (one === undefined) throw new Error(`nothing has the key ${clave}`);
  return one;
}

/** The questions of the sub-characteristics that a test answers, in their order. */
export function asked({ levels, comments, evidence = {} }: Answers): readonly Asked[] {
  return catalogue.subcaracteristicas.flatMap(({ nombre, metricas }) => {
    const digits = levels[nombre];
    if (digits === undefined) return [];
    const claves = metricas.flatMap(
      (metrica) =>
        find(catalogue.listasVerificacion, find(catalogue.metricas, metrica).listaVerificacion).pautas,
    );
    if (digits.length !== claves.length) throw new Error(`${nombre} has ${String(claves.length)} questions`);
    return claves.map((clave, at) => {
      const question = find(catalogue.pautas, clave);
      const nivel = Number(digits[at]);
      const elegido = question.nivelesCumplimiento[nivel]?.descripcion;
      if (elegido === undefined) throw new Error(`${question.descripcion} has no level ${String(nivel)}`);
      const comentario = comments[question.descripcion] ?? '';
      return { ...question, nivel, elegido, comentario, evidencias: evidence[question.descripcion] ?? [] };
    });
  });
}

/** Whether a level means that the question does not apply. */
export function doesNotApply({ elegido }: Asked): boolean {
  return elegido.startsWith('No corresponde');
}
