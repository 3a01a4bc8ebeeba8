import { describe, expect, it } from 'vitest';

import type { Evidencia } from '../evidencia/index.ts';
import { planDe, pregunta, respuesta } from '../respuesta/ejemplos.ts';
import type { PreguntaPlan, RespuestaPregunta } from '../respuesta/index.ts';
import { compararPreguntas } from './comparar-preguntas.ts';

const p1 = pregunta('l1', 'p1');
const enlace: Evidencia = { tipo: 'enlace', url: 'https://ejemplo.es' };
const una = (cambios: Partial<RespuestaPregunta> = {}): RespuestaPregunta => ({
  ...respuesta('l1', 'p1', 0.5, 1, 'nota'),
  ...cambios,
});
const con = (preguntas: readonly PreguntaPlan[], ...respuestas: readonly RespuestaPregunta[]) => ({
  plan: planDe(preguntas),
  respuestas,
});
const cambioDe = (antes: ReturnType<typeof con>, despues: ReturnType<typeof con>) => {
  const { preguntas, iguales } = compararPreguntas(antes, despues);
  return iguales === 1 ? 'igual' : preguntas.map(({ cambio }) => cambio).join();
};

describe('the change of a question that both tests ask', () => {
  const otra = { ...p1, pregunta: '¿Otra?' };
  const menosNiveles = { ...p1, nivelesCumplimiento: p1.nivelesCumplimiento.slice(0, 2) };
  const masNiveles = pregunta('l1', 'p1', [0, 0.5, 1, 2]);
  const otroValor = pregunta('l1', 'p1', [0, 0.5, 2]);
  const alReves = { ...p1, nivelesCumplimiento: p1.nivelesCumplimiento.toReversed() };

  // The strongest change is named alone: question, answer, comment, evidence.
  it.each<[string, PreguntaPlan, RespuestaPregunta, string]>([
    ['nothing', p1, una(), 'igual'],
    ['the words', otra, una(), 'pregunta'],
    [
      'words, answer, comment and evidence',
      otra,
      una({ nivel: 2, comentario: 'x', evidencias: [enlace] }),
      'pregunta',
    ],
    ['a level that was removed', menosNiveles, una(), 'pregunta'],
    ['a level that was added at the end', masNiveles, una(), 'pregunta'],
    ['the value of one level', otroValor, una(), 'pregunta'],
    ['the order of the levels', alReves, una(), 'pregunta'],
    ['the level', p1, una({ valor: 1, nivel: 2 }), 'respuesta'],
    [
      'level, comment and evidence',
      p1,
      una({ nivel: 2, comentario: 'x', evidencias: [enlace] }),
      'respuesta',
    ],
    ['the level, which was cleared', p1, una({ valor: null, nivel: null }), 'respuesta'],
    ['the comment', p1, una({ comentario: 'otra' }), 'comentario'],
    ['the comment by a space', p1, una({ comentario: 'nota ' }), 'comentario'],
    ['comment and evidence', p1, una({ comentario: '', evidencias: [enlace] }), 'comentario'],
    ['the evidence', p1, una({ evidencias: [enlace] }), 'evidencias'],
    ['an empty list of evidence', p1, una({ evidencias: [] }), 'igual'],
  ])('where %s differs is named', (_que, despues, respondida, cambio) => {
    expect(cambioDe(con([p1], una()), con([despues], respondida))).toBe(cambio);
  });

  it('does not depend on the description of the guideline nor on the name of its list', () => {
    const renombrada = { ...p1, descripcion: 'Otra descripción', listaNombre: 'Otra lista' };
    expect(cambioDe(con([p1], una()), con([renombrada], una()))).toBe('igual');
  });

  it('does not depend on the order of the answers', () => {
    const p2 = pregunta('l1', 'p2');
    const segunda = respuesta('l1', 'p2', 1, 2);
    const comparada = compararPreguntas(con([p1, p2], una(), segunda), con([p1, p2], segunda, una()));
    expect(comparada).toEqual({ preguntas: [], iguales: 2 });
  });
});

describe('one side of a compared question', () => {
  it('shows level and description of the answer, with its points in percent', () => {
    const antes = con([p1], una({ evidencias: [enlace] }));
    const despues = con([p1], una({ valor: 1, nivel: 2, comentario: '' }));
    expect(compararPreguntas(antes, despues).preguntas).toEqual([
      {
        pautaId: 'p1',
        listaVerificacion: 'l1',
        listaNombre: 'Lista l1',
        cambio: 'respuesta',
        antes: {
          pregunta: '¿p1?',
          niveles: p1.nivelesCumplimiento,
          nivel: 1,
          respuesta: 'p1 nivel 1',
          comentario: 'nota',
          evidencias: [enlace],
        },
        despues: {
          pregunta: '¿p1?',
          niveles: p1.nivelesCumplimiento,
          nivel: 2,
          respuesta: 'p1 nivel 2',
          comentario: '',
          evidencias: [],
        },
        puntos: { antes: 50, despues: 100, diferencia: 50 },
      },
    ]);
  });

  it('carries the name of the list in the later test', () => {
    const renombrada = { ...p1, listaNombre: 'Otra lista' };
    const { preguntas } = compararPreguntas(con([p1], una()), con([renombrada], una({ comentario: '' })));
    expect(preguntas.map(({ listaNombre }) => listaNombre)).toEqual(['Otra lista']);
  });

  it('is empty where the test has the question without an answer', () => {
    const [comparada] = compararPreguntas(con([p1]), con([p1], una())).preguntas;
    expect(comparada).toMatchObject({
      cambio: 'respuesta',
      antes: { nivel: null, respuesta: null, comentario: '', evidencias: [] },
      puntos: { antes: null, despues: 50, diferencia: null },
    });
  });

  it('has no description for a level that the question lacks', () => {
    const [comparada] = compararPreguntas(con([p1], una()), con([p1], una({ nivel: 9 }))).preguntas;
    expect(comparada?.despues).toMatchObject({ nivel: 9, respuesta: null });
  });

  it('has points of two decimals', () => {
    // 1 of 3 is 33.33 %, 2 of 3 is 66.67 %: 33.34 points between the figures shown.
    const tercios = pregunta('l1', 'p1', [0, 1, 2, 3]);
    const [comparada] = compararPreguntas(
      con([tercios], una({ valor: 1, nivel: 1 })),
      con([tercios], una({ valor: 2, nivel: 2 })),
    ).preguntas;
    expect(comparada?.puntos).toEqual({ antes: 33.33, despues: 66.67, diferencia: 33.34 });
  });
});

describe('a question of one test alone', () => {
  it('names the list of its own test, and is last where the earlier one has it', () => {
    const [vieja, nueva] = [pregunta('l8', 'v'), pregunta('l9', 'n')];
    const { preguntas, iguales } = compararPreguntas(
      con([vieja, p1], respuesta('l8', 'v', 1, 2), una()),
      con([p1, nueva], una(), respuesta('l9', 'n', 0, 0)),
    );
    expect(preguntas).toMatchObject([
      { pautaId: 'n', listaNombre: 'Lista l9', cambio: 'solo-despues', antes: null, puntos: { despues: 0 } },
      { pautaId: 'v', listaNombre: 'Lista l8', cambio: 'solo-antes', despues: null, puntos: { antes: 100 } },
    ]);
    expect(iguales).toBe(1);
  });

  it('is another question where the same guideline belongs to another list', () => {
    const { preguntas, iguales } = compararPreguntas(
      con([p1], una()),
      con([pregunta('l2', 'p1')], una({ listaVerificacion: 'l2' })),
    );
    expect(preguntas.map(({ cambio }) => cambio)).toEqual(['solo-despues', 'solo-antes']);
    expect(iguales).toBe(0);
  });
});
