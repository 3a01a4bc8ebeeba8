import { describe, expect, it } from 'vitest';

import { planDe, pregunta, respuesta } from '../respuesta/ejemplos.ts';
import type { PlanPrueba } from '../respuesta/index.ts';
import type { PruebaComparable } from './comparar-preguntas.ts';
import { compararPruebas, mismoAlcance } from './comparar-pruebas.ts';

const [p1, p2, p3] = [pregunta('l1', 'p1'), pregunta('l1', 'p2'), pregunta('l2', 'p3')];
const prueba = (plan: PlanPrueba, ...respuestas: PruebaComparable['respuestas'][number][]) => ({
  plan,
  respuestas,
});
const antes = prueba(
  planDe([p1, p2, p3]),
  respuesta('l1', 'p1', 0.5, 1, 'a medias'),
  respuesta('l1', 'p2', 0, 0),
  respuesta('l2', 'p3', 1, 2),
);

describe('two tests that ask the same', () => {
  const despues = prueba(
    planDe([p1, p2, p3]),
    respuesta('l1', 'p1', 1, 2, 'hecho'),
    respuesta('l1', 'p2', 0, 0, 'sigue igual'),
    respuesta('l2', 'p3', 1, 2),
  );
  const comparacion = compararPruebas(antes, despues);

  it('give both means and the difference in points of each row and overall', () => {
    // Before: row l1 = (0.5 + 0) / 2 = 25 %, row l2 = 100 %, overall 62.5 %. After: l1 = (1 + 0) / 2 = 50 %, overall 75 %.
    expect(comparacion.filas).toEqual([
      {
        _id: 'm-l1',
        nombre: 'Métrica l1',
        guardado: { antes: 25, despues: 50, diferencia: 25 },
        comun: null,
      },
      {
        _id: 'm-l2',
        nombre: 'Métrica l2',
        guardado: { antes: 100, despues: 100, diferencia: 0 },
        comun: null,
      },
    ]);
    expect(comparacion.general).toEqual({
      guardado: { antes: 62.5, despues: 75, diferencia: 12.5 },
      comun: null,
    });
  });

  it('name the answers that changed, from, to and comments, and count the rest', () => {
    expect(comparacion.iguales).toBe(1);
    expect(comparacion.preguntas).toMatchObject([
      {
        pautaId: 'p1',
        cambio: 'respuesta',
        antes: { nivel: 1, respuesta: 'p1 nivel 1', comentario: 'a medias' },
        despues: { nivel: 2, respuesta: 'p1 nivel 2', comentario: 'hecho' },
        puntos: { antes: 50, despues: 100, diferencia: 50 },
      },
      { pautaId: 'p2', cambio: 'comentario', despues: { comentario: 'sigue igual' } },
    ]);
  });
});

describe('a catalogue rewritten between the tests', () => {
  it('shows both wordings of a question, and compares the means without it where its scale changed', () => {
    const nueva = {
      ...p1,
      pregunta: '¿p1, de otro modo?',
      nivelesCumplimiento: [{ descripcion: 'Sí', valor: 4 }],
    };
    const despues = prueba(
      planDe([nueva, p2, p3]),
      respuesta('l1', 'p1', 4, 0),
      respuesta('l1', 'p2', 0, 0),
      respuesta('l2', 'p3', 1, 2),
    );
    const { preguntas, general, comunes } = compararPruebas(antes, despues);
    expect(preguntas).toMatchObject([
      {
        cambio: 'pregunta',
        antes: { pregunta: '¿p1?', respuesta: 'p1 nivel 1' },
        despues: { pregunta: '¿p1, de otro modo?', respuesta: 'Sí' },
        puntos: { antes: 50, despues: 100, diferencia: 50 },
      },
    ]);
    // Saved: (25 + 100) / 2 and ((100 + 0) / 2 + 100) / 2. Common are p2 and p3: (0 + 100) / 2 both times.
    expect(general.guardado).toEqual({ antes: 62.5, despues: 75, diferencia: 12.5 });
    expect(general.comun).toEqual({ antes: 50, despues: 50, diferencia: 0 });
    expect(comunes).toBe(2);
  });

  it('a level with only its description changed makes another question', () => {
    const [primero, ...resto] = p1.nivelesCumplimiento;
    const niveles = [{ descripcion: 'Nunca', valor: primero?.valor ?? 0 }, ...resto];
    const despues = { ...antes, plan: planDe([{ ...p1, nivelesCumplimiento: niveles }, p2, p3]) };
    expect(compararPruebas(antes, despues).preguntas.map(({ cambio }) => cambio)).toEqual(['pregunta']);
  });
});

describe('tests whose question sets differ', () => {
  // After: p2 was removed, p4 is new in l1, and the row l3 is new.
  const [p4, p5] = [pregunta('l1', 'p4'), pregunta('l3', 'p5')];
  const despues = prueba(
    planDe([p1, p4, p3, p5]),
    respuesta('l1', 'p1', 1, 2),
    respuesta('l1', 'p4', 0.5, 1),
    respuesta('l2', 'p3', 0, 0),
    respuesta('l3', 'p5', 1, 2),
  );
  const comparacion = compararPruebas(antes, despues);

  it('give the saved means, and beside them those over the common questions', () => {
    // Saved: l1 25 → (1 + 0.5) / 2 = 75, l2 100 → 0, l3 none → 100; overall 62.5 → (75 + 0 + 100) / 3 = 58.33.
    // Common (p1, p3): l1 50 → 100, l2 100 → 0; overall 75 → 50.
    expect(comparacion.filas.map(({ guardado, comun }) => [guardado, comun])).toEqual([
      [
        { antes: 25, despues: 75, diferencia: 50 },
        { antes: 50, despues: 100, diferencia: 50 },
      ],
      [
        { antes: 100, despues: 0, diferencia: -100 },
        { antes: 100, despues: 0, diferencia: -100 },
      ],
      [
        { antes: null, despues: 100, diferencia: null },
        { antes: null, despues: null, diferencia: null },
      ],
    ]);
    expect(comparacion.general).toEqual({
      guardado: { antes: 62.5, despues: 58.33, diferencia: -4.17 },
      comun: { antes: 75, despues: 50, diferencia: -25 },
    });
  });

  it('name the questions that only one of them has', () => {
    expect(comparacion.preguntas.map(({ pautaId, cambio }) => [pautaId, cambio])).toEqual([
      ['p1', 'respuesta'],
      ['p4', 'solo-despues'],
      ['p3', 'respuesta'],
      ['p5', 'solo-despues'],
      ['p2', 'solo-antes'],
    ]);
  });

  it('give no mean where they share no question', () => {
    const otra = prueba(planDe([p5]), respuesta('l3', 'p5', 1, 2));
    expect(compararPruebas(antes, otra).general).toEqual({
      guardado: { antes: 62.5, despues: 100, diferencia: 37.5 },
      comun: { antes: null, despues: null, diferencia: null },
    });
  });
});

it('a question that does not count has no points', () => {
  const sinNiveles = pregunta('l1', 'p1', []);
  const una = prueba(planDe([sinNiveles]), respuesta('l1', 'p1', null));
  const otra = prueba(planDe([sinNiveles]), respuesta('l1', 'p1', null, null, 'nota'));
  const { preguntas, general } = compararPruebas(una, otra);
  expect(preguntas[0]?.puntos).toEqual({ antes: null, despues: null, diferencia: null });
  expect(general.guardado).toEqual({ antes: null, despues: null, diferencia: null });
});

describe('the same scope', () => {
  const scope = (tipo: 'singleMetrica' | 'allMetricas', elementoId: string | null) => ({ tipo, elementoId });
  it('is the same type and item', () => {
    expect(mismoAlcance(scope('singleMetrica', 'm1'), scope('singleMetrica', 'm1'))).toBe(true);
    expect(mismoAlcance(scope('singleMetrica', 'm1'), scope('singleMetrica', 'm2'))).toBe(false);
    expect(mismoAlcance(scope('allMetricas', null), scope('singleMetrica', 'm1'))).toBe(false);
  });
});

it('two answers that differ in their evidence alone are a change of its own', () => {
  const con = (url: string) => ({
    ...respuesta('l1', 'p1', 1, 2),
    evidencias: [{ tipo: 'enlace' as const, url }],
  });
  const plan = planDe([p1]);
  const comparar = (una: string, otra: string) =>
    compararPruebas(prueba(plan, con(una)), prueba(plan, con(otra)));
  expect(comparar('https://a.es', 'https://b.es')).toMatchObject({
    preguntas: [{ cambio: 'evidencias', antes: { evidencias: [{ url: 'https://a.es' }] } }],
    iguales: 0,
  });
  expect(comparar('https://a.es', 'https://a.es')).toMatchObject({ preguntas: [], iguales: 1 });
});
