import { describe, expect, it } from 'vitest';

import { seed } from './seed.ts';
import { answersTo } from './tests.ts';

/** What a project with some finished analyses is asked and sent. */
async function seeded({
  finished,
  iniciable = true,
  pasado = null,
}: {
  readonly finished: number;
  readonly iniciable?: boolean;
  readonly pasado?: object | null;
}) {
  const calls: string[] = [];
  const historia = Array.from({ length: finished }, () => ({ estado: 'listo' }));
  const call = (method: string, path: string) => {
    calls.push(`${method} ${path}`);
    return Promise.resolve({ estado: 'listo', iniciable, progreso: null, historia, pasado });
  };
  const doNothing = () => undefined;
  await seed(call, 'p1', { endAt: doNothing, onBegin: () => calls.push('begins') });
  return calls;
}

describe('the content of the demonstration', () => {
  it('is left as it is at a second start, and where a service makes the analyses', async () => {
    expect(await seeded({ finished: 2, pasado: {} })).toEqual(['GET /analisis/p1', 'GET /pasados/p1']);
    expect(await seeded({ finished: 0, iniciable: false })).toEqual(['GET /analisis/p1']);
  });
});

describe('the answers of a test', () => {
  const repositorio = 'https://github.com/ana/tienda';
  const pregunta = (listaVerificacion: string, pautaId: string, niveles: number) => ({
    pautaId,
    listaVerificacion,
    descripcion: `Sobre ${pautaId}`,
    nivelesCumplimiento: Array.from({ length: niveles }, (_nivel, valor) => ({ valor })),
  });
  const plan = {
    filas: [
      { nombre: 'Una', metricas: [{ listaVerificacion: 'l1' }, { listaVerificacion: 'l2' }] },
      { nombre: 'Otra', metricas: [{ listaVerificacion: 'l3' }] },
    ],
    preguntas: [
      pregunta('l1', 'a', 3),
      pregunta('l2', 'b', 3),
      pregunta('l2', 'c', 2),
      pregunta('l3', 'd', 2),
    ],
  };

  it('carry their evidence, a file only at the commit of an analysis', () => {
    const file = { path: 'a.js', lines: [2, 3] } as const;
    const evidence = { 'Sobre a': [file, { url: 'https://ejemplo.es' }] };
    const given = { levels: {}, comments: {}, evidence };
    const enlace = { tipo: 'enlace', url: 'https://ejemplo.es' };
    const lineas = { desde: 2, hasta: 3 };
    const archivo = { tipo: 'archivo', repositorio, commit: '0123abc', ruta: 'a.js', lineas };
    const medido = { analisis: 'a1', commit: '0123abc' };
    expect(answersTo(plan, given, { repositorio, medido })[0]?.evidencias).toEqual([archivo, enlace]);
    expect(answersTo(plan, given, { repositorio, medido: null })[0]?.evidencias).toEqual([enlace]);
  });

  it('go by the place of a question in its row, and never above its highest level', () => {
    const given = { levels: { Una: '214' }, comments: { 'Sobre b': 'Visto.' } };
    const answers = answersTo(plan, given, { repositorio, medido: null });
    expect(
      answers.map(({ pautaId, nivel, valor, comentario }) => [pautaId, nivel, valor, comentario]),
    ).toEqual([
      ['a', 2, 2, ''],
      ['b', 1, 1, 'Visto.'],
      ['c', 1, 1, ''],
      ['d', 0, 0, ''],
    ]);
  });
});
