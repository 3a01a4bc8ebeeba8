import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { lista, metrica, pauta, planDe, pregunta, respuesta } from '../respuesta/ejemplos.ts';
import { construirPlan } from '../respuesta/index.ts';
import { calcularPrueba, fraccionPregunta, media } from './calcular-prueba.ts';

const niveles = (...valores: readonly number[]) => pregunta('l', 'a', valores).nivelesCumplimiento;

describe('fraction of a question', () => {
  it.each([
    [0, [0, 0.5, 1], 0],
    [0.5, [0, 0.5, 1], 0.5],
    [3, [1, 2, 3, 4], 0.75],
    [1, [1, 2, 3, 4], 0.25],
    [5, [5], 1],
    [0, [0, 0], null],
    [0, [0], null],
    [null, [0, 1], null],
    [null, [], null],
  ])('of %s among %j is %s', (valor, valores, expected) => {
    expect(fraccionPregunta(valor, niveles(...valores))).toBe(expected);
  });

  it('lies between 0 and 1 for every level of any question', () => {
    const valores = fc.array(fc.double({ min: 0, max: 1e6, noNaN: true }), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(valores, (todos) => {
        for (const valor of todos) {
          const fraccion = fraccionPregunta(valor, niveles(...todos));
          expect(fraccion === null || (fraccion >= 0 && fraccion <= 1)).toBe(true);
        }
      }),
    );
  });
});

describe('mean', () => {
  it('leaves out rows that do not count', () => {
    expect(media([1, null, 0.5])).toBe(0.75);
    expect(media([0, null])).toBe(0);
  });

  it('is null when no value counts', () => {
    expect(media([])).toBeNull();
    expect(media([null, null])).toBeNull();
  });

  it('lies between the lowest and the highest, and order does not matter', () => {
    const fracciones = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 1 });
    fc.assert(
      fc.property(fracciones, (valores) => {
        const resultado = media(valores) ?? Number.NaN;
        expect(resultado).toBeGreaterThanOrEqual(Math.min(...valores) - 1e-12);
        expect(resultado).toBeLessThanOrEqual(Math.max(...valores) + 1e-12);
        expect(media([...valores].reverse())).toBeCloseTo(resultado, 12);
      }),
    );
  });
});

describe('rows of a test by metrics', () => {
  it('shows answer, comment and breakdown of each question', () => {
    const plan = planDe([pregunta('l', 'a'), pregunta('l', 'b', [1, 4])]);
    const dadas = [respuesta('l', 'a', 0.5, 1, 'a medias'), respuesta('l', 'b', 1, 0)];
    expect(calcularPrueba(plan, dadas)).toEqual([
      {
        nombre: 'Métrica l',
        promedio: 0.375,
        comentarios: [
          { clave: 'l:a', pregunta: '¿a?', respuesta: 'a nivel 1', comentario: 'a medias' },
          { clave: 'l:b', pregunta: '¿b?', respuesta: 'b nivel 0', comentario: '' },
        ],
        desglose: [
          {
            nombre: 'Métrica l',
            promedio: 0.375,
            preguntas: [
              { pregunta: '¿a?', valor: 0.5, maximo: 1, fraccion: 0.5 },
              { pregunta: '¿b?', valor: 1, maximo: 4, fraccion: 0.25 },
            ],
          },
        ],
      },
    ]);
  });

  it('does not count questions without levels or with nothing above 0', () => {
    const plan = planDe([pregunta('l', 'a'), pregunta('l', 'sin', []), pregunta('l', 'cero', [0, 0])]);
    const [fila] = calcularPrueba(plan, [respuesta('l', 'a', 1, 2), respuesta('l', 'cero', 0, 1)]);
    expect(fila?.promedio).toBe(1);
    expect(fila?.comentarios.map((c) => c.respuesta)).toEqual([
      'a nivel 2',
      'No hay niveles de cumplimiento',
      'cero nivel 1',
    ]);
    expect(fila?.desglose[0]?.preguntas.map((p) => [p.maximo, p.fraccion])).toEqual([
      [1, 1],
      [null, null],
      [0, null],
    ]);
  });

  it('has no mean when no question counts', () => {
    const [fila] = calcularPrueba(planDe([pregunta('l', 'sin', [])]), []);
    expect(fila?.promedio).toBeNull();
  });
});

describe('rows of a test by sub-characteristics', () => {
  const l1 = lista('l1', [pauta('a'), pauta('b')]);
  const l2 = lista('l2', [pauta('c')]);
  const vacia = lista('l3', [pauta('d', [])]);
  const elementos = [
    { _id: 's1', nombre: 'S1', metricas: [metrica('m1', l1), metrica('m2', l2)] },
    { _id: 's2', nombre: 'S2', metricas: [metrica('m1', l1)] },
    { _id: 's3', nombre: 'S3', metricas: [metrica('m3', vacia), metrica('m2', l2)] },
    { _id: 's4', nombre: 'S4', metricas: [metrica('m3', vacia)] },
  ];
  const plan = construirPlan('allSubcaracteristicas', { elemento: 'subcaracteristica', lista: elementos });
  const dadas = [respuesta('l1', 'a', 1, 2), respuesta('l1', 'b', 0.5, 1), respuesta('l2', 'c', 0, 0)];

  it('takes the mean of the metrics, each list counting in every row that reaches it', () => {
    // m1 = (1 + 0.5) / 2 = 0.75; m2 = 0; S1 = (0.75 + 0) / 2.
    expect(calcularPrueba(plan, dadas).map((fila) => [fila.nombre, fila.promedio])).toEqual([
      ['S1', 0.375],
      ['S2', 0.75],
      ['S3', 0],
      ['S4', null],
    ]);
  });

  it('lists the questions of a list that two metrics of a row share once, and counts both metrics', () => {
    const compartida = { _id: 's', nombre: 'S', metricas: [metrica('m1', l1), metrica('m9', l1)] };
    const uno = construirPlan('singleSubcaracteristica', {
      elemento: 'subcaracteristica',
      lista: [compartida],
    });
    const [fila] = calcularPrueba(uno, dadas);
    expect(fila?.comentarios).toHaveLength(2);
    expect(fila?.desglose.map((m) => m.promedio)).toEqual([0.75, 0.75]);
    expect(fila?.promedio).toBe(0.75);
  });
});
