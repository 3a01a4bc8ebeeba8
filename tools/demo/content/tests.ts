import { z } from 'zod';

import type { Call } from '../../lib/caller.ts';
import { attempts, complete, single, type Answers, type Evidence, type Test } from './answers.ts';

const saved = z.array(
  z.object({
    tipo: z.string(),
    intentos: z.number().optional(),
    subcaracteristicaId: z.string().optional(),
  }),
);
const items = z.array(z.object({ _id: z.string(), nombre: z.string() }));
const measured = z.object({
  repositorio: z.string(),
  medido: z.object({ analisis: z.string(), commit: z.string().nullable() }).nullable(),
});
type Measured = z.infer<typeof measured>;
const draft = z.object({
  plan: z.object({
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
  }),
});
export type Plan = z.infer<typeof draft>['plan'];

/** Stands for the element of a test of all sub-characteristics. */
const all = 'todos';

/** Saves one attempt at the single test, unless the project has it. */
export async function saveAttempt(call: Call, proyectoId: string, intentos: 1 | 2): Promise<void> {
  const answers = attempts[intentos - 1];
  if (answers) await saveSingle(call, proyectoId, { name: single, intentos, answers });
}

/** Saves an attempt at the test of one sub-characteristic, unless the project has it. */
export async function saveSingle(
  call: Call,
  proyectoId: string,
  {
    name,
    intentos,
    ...rest
  }: { readonly name: string; readonly intentos: 1 | 2; readonly answers: Test; readonly commit?: string },
): Promise<void> {
  const elemento = await subcharacteristic(call, name);
  const scope = { tipo: 'singleSubcaracteristica', elemento, intentos };
  await save(call, proyectoId, scope, { ...rest, body: { subcaracteristicaId: elemento, intentos } });
}

/** Id of a sub-characteristic of the catalogue. */
export async function subcharacteristic(call: Call, name: string): Promise<string> {
  const item = items.parse(await call('GET', '/subcaracteristicas')).find(({ nombre }) => nombre === name);
  if (!item) throw new Error(`el catálogo no tiene «${name}»`);
  return item._id;
}

/** Saves the test of all sub-characteristics, unless the project has one. */
export async function saveComplete(call: Call, proyectoId: string): Promise<void> {
  const scope = { tipo: 'allSubcaracteristicas', elemento: all, intentos: 0 };
  await save(call, proyectoId, scope, { answers: complete, body: {} });
}

async function save(
  call: Call,
  proyectoId: string,
  {
    tipo,
    elemento,
    intentos,
  }: { readonly tipo: string; readonly elemento: string; readonly intentos: number },
  {
    answers,
    body,
    commit,
  }: {
    readonly answers: Test;
    readonly body: object;
    /** Commit that evidence cites in place of the newest analysis's. */
    readonly commit?: string;
  },
): Promise<void> {
  const there = saved.parse(await call('GET', `/respuestas/${proyectoId}`));
  const isSame = (test: (typeof there)[number]) =>
    test.tipo === tipo && (test.subcaracteristicaId ?? all) === elemento && (test.intentos ?? 0) === intentos;
  if (there.some(isSame)) return;
  const path = `/borradores/${proyectoId}/${tipo}/${elemento}/${String(intentos)}`;
  const { plan } = draft.parse(await call('PUT', path, {}));
  const shown = measured.parse(await call('GET', `/mediciones/${proyectoId}`));
  const cited = commit === undefined ? shown : { ...shown, medido: { analisis: '', commit } };
  const respuestas = answersTo(plan, answers, cited);
  await call('POST', '/respuestas/guardar-respuestas', {
    proyectoId,
    tipo,
    nombre: answers.title,
    respuestas,
    ...(shown.medido && { analisis: shown.medido.analisis }),
    ...body,
  });
}

/** An answer to each question, by its place in its sub-characteristic; questions without a given level get the lowest. */
export function answersTo(
  { filas, preguntas }: Plan,
  { levels, comments, evidence = {} }: Answers,
  shown: Measured,
) {
  const rowOf = new Map(
    filas.flatMap((fila) => fila.metricas.map((una) => [una.listaVerificacion, fila.nombre])),
  );
  const asked = new Map<string, number>();
  return preguntas.map(({ pautaId, listaVerificacion, descripcion, nivelesCumplimiento }) => {
    const row = rowOf.get(listaVerificacion) ?? '';
    const position = asked.get(row) ?? 0;
    asked.set(row, position + 1);
    const nivel = Math.min(Number(levels[row]?.[position] ?? 0), nivelesCumplimiento.length - 1);
    const valor = nivelesCumplimiento[nivel]?.valor ?? null;
    const evidencias = (evidence[descripcion] ?? []).flatMap((piece) => pieceOf(piece, shown));
    const comentario = comments[descripcion] ?? '';
    return { pautaId, listaVerificacion, valor, nivel, comentario, evidencias };
  });
}

/** A piece of evidence as the API takes it, as a list of one; empty for a file where no analysis gives a commit. */
function pieceOf(piece: Evidence, { repositorio, medido }: Measured): readonly object[] {
  if ('url' in piece) return [{ tipo: 'enlace', url: piece.url }];
  const [desde, hasta] = piece.lines;
  const place = { tipo: 'archivo', repositorio, ruta: piece.path, lineas: { desde, hasta } };
  return medido?.commit ? [{ ...place, commit: medido.commit }] : [];
}
