import { join } from 'node:path';

import { expect, it } from 'vitest';
import { z } from 'zod';

import { root } from '../../lib/paths.ts';
import { filesOf } from '../../lib/sample-repository.ts';
import { attempts, complete } from '../content/answers.ts';
import { firstActions, lastAction } from '../content/actions.ts';
import { answersTo } from '../content/tests.ts';
import { exampleLink } from './content.ts';
import { again, storedExample } from './stored-example.ts';

const text = storedExample();

const plan = z.object({
  filas: z.array(
    z.object({ nombre: z.string(), metricas: z.array(z.object({ listaVerificacion: z.string() })) }),
  ),
  preguntas: z.array(
    z.object({
      pautaId: z.string(),
      listaVerificacion: z.string(),
      descripcion: z.string(),
      nivelesCumplimiento: z.array(z.object({ valor: z.number() })),
    }),
  ),
});
const answer = z.object({
  valor: z.number().nullable(),
  nivel: z.number(),
  comentario: z.string(),
  evidencias: z.array(z.unknown()).default([]),
});
const content = z
  .object({
    respuestas: z.array(z.object({ nombre: z.string(), plan, respuestas: z.array(answer) })),
    analisis: z.array(z.object({ estado: z.literal('listo'), enlace: z.string(), commit_id: z.string() })),
    analisis_archivos: z.array(z.object({ ruta: z.string(), texto: z.string() })),
    acciones_mejora: z.array(z.object({ texto: z.string(), estado: z.string() })),
  })
  .parse(JSON.parse(text));

it.each([...attempts, complete])('holds the answers of «$title» as they are written', (written) => {
  const stored = content.respuestas.find(({ nombre }) => nombre === written.title);
  const [medido] = content.analisis.map(({ commit_id: commit }) => ({ analisis: '', commit }));
  const expected =
    stored && answersTo(stored.plan, written, { repositorio: exampleLink, medido: medido ?? null });
  const kept = ({ valor, nivel, comentario, evidencias }: z.input<typeof answer>) => {
    return [valor, nivel, comentario, (evidencias ?? []).length];
  };
  expect(stored?.respuestas.map(kept), again).toEqual(expected?.map((one) => kept(one)));
});

it('holds the actions as they are written', () => {
  const kept = ({ texto, estado }: { readonly texto: string; readonly estado: string }) => [texto, estado];
  expect(content.acciones_mejora.map(kept), again).toEqual([...firstActions, lastAction].map(kept));
});

it('holds every analysed file as the sample has it today', () => {
  const files = ['tienda', 'biblioteca'].flatMap((name) => filesOf(join(root, 'tests/projects', name)));
  const today = new Map(files.map(({ path, content: bytes }) => [path, bytes.toString()]));
  const changed = content.analisis_archivos.filter(({ ruta, texto }) => today.get(ruta) !== texto);
  expect(
    changed.map(({ ruta }) => ruta),
    again,
  ).toEqual([]);
  expect(content.analisis_archivos.length).toBeGreaterThan(30);
});

it('names no address of the machine that made it', () => {
  expect(text).not.toMatch(/127\.0\.0\.1|localhost/u);
  expect(new Set(content.analisis.map(({ enlace }) => enlace))).toEqual(new Set([exampleLink]));
});
