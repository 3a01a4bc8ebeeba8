import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { calcularPrueba, resumirPrueba } from '../calculo/index.ts';
import { planDe, pregunta, respuesta } from '../respuesta/ejemplos.ts';
import { clavePregunta } from '../respuesta/index.ts';
import type { PruebaComparable } from './comparar-preguntas.ts';
import { compararPruebas } from './comparar-pruebas.ts';
import type { Diferencia } from './diferencia.ts';

const valores = [0, 1, 2, 3];

/** A question by its number: two of each list, four lists, one of them with a question without levels. */
const preguntaDe = (numero: number) => pregunta(`l${numero % 4}`, `p${numero}`, numero === 7 ? [] : valores);

/** Any subset of eight questions, each with a level or none, and with one of two comments. */
const prueba = fc
  .uniqueArray(fc.tuple(fc.nat(7), fc.option(fc.nat(3), { nil: null }), fc.boolean()), {
    selector: ([numero]) => numero,
  })
  .map((dadas): PruebaComparable => {
    const respuestas = dadas.map(([numero, nivel, comenta]) => {
      const { listaVerificacion, pautaId, nivelesCumplimiento } = preguntaDe(numero);
      const elegido = nivel === null || nivelesCumplimiento.length === 0 ? null : nivel;
      return respuesta(listaVerificacion, pautaId, elegido, elegido, comenta ? 'nota' : '');
    });
    return { plan: planDe(dadas.map(([numero]) => preguntaDe(numero))), respuestas };
  });

const espejo = ({ antes, despues, diferencia }: Diferencia) => ({
  antes: despues,
  despues: antes,
  diferencia: diferencia === null ? null : 0 - diferencia,
});

describe('a comparison of any two tests', () => {
  it('shows no difference between a test and itself', () => {
    fc.assert(
      fc.property(prueba, (una) => {
        const { filas, general, preguntas, iguales } = compararPruebas(una, una);
        expect(preguntas).toEqual([]);
        expect(iguales).toBe(una.plan.preguntas.length);
        expect(general.comun).toBeNull();
        for (const { guardado, comun } of [...filas, general]) {
          expect(guardado.diferencia ?? 0).toBe(0);
          expect(guardado.antes).toBe(guardado.despues);
          expect(comun).toBeNull();
        }
      }),
    );
  });

  it('is the mirror of the comparison in the other direction', () => {
    const inversos = { 'solo-antes': 'solo-despues', 'solo-despues': 'solo-antes' } as const;
    fc.assert(
      fc.property(prueba, prueba, (una, otra) => {
        const [derecha, inversa] = [compararPruebas(una, otra), compararPruebas(otra, una)];
        expect(inversa.general.guardado).toEqual(espejo(derecha.general.guardado));
        expect(inversa.general.comun).toEqual(derecha.general.comun && espejo(derecha.general.comun));
        const porId = new Map(derecha.filas.map((fila) => [fila._id, fila]));
        expect(inversa.filas).toHaveLength(porId.size);
        for (const { _id, guardado, comun } of inversa.filas) {
          const suya = porId.get(_id);
          expect(guardado).toEqual(suya && espejo(suya.guardado));
          expect(comun).toEqual(suya?.comun ? espejo(suya.comun) : null);
        }
        const cambios = new Map(derecha.preguntas.map((p) => [clavePregunta(p), p]));
        expect(inversa.iguales).toBe(derecha.iguales);
        for (const p of inversa.preguntas) {
          const suya = cambios.get(clavePregunta(p));
          const cambio =
            p.cambio === 'solo-antes' || p.cambio === 'solo-despues' ? inversos[p.cambio] : p.cambio;
          expect(suya?.cambio).toBe(cambio);
          expect([p.antes, p.despues]).toEqual([suya?.despues, suya?.antes]);
        }
      }),
    );
  });

  it('counts every question of either test once, as equal or as different', () => {
    fc.assert(
      fc.property(prueba, prueba, (una, otra) => {
        const { preguntas, iguales } = compararPruebas(una, otra);
        const todas = new Set([...una.plan.preguntas, ...otra.plan.preguntas].map(clavePregunta));
        expect(preguntas.length + iguales).toBe(todas.size);
        expect(new Set(preguntas.map(clavePregunta)).size).toBe(preguntas.length);
      }),
    );
  });

  it('shows the same saved figures as the report of each test', () => {
    fc.assert(
      fc.property(prueba, prueba, (una, otra) => {
        const { filas, general } = compararPruebas(una, otra);
        const reportes = [una, otra].map(({ plan, respuestas }) =>
          resumirPrueba(calcularPrueba(plan, respuestas), []),
        );
        expect([general.guardado.antes, general.guardado.despues]).toEqual(
          reportes.map((reporte) => reporte.general),
        );
        for (const { nombre, guardado } of filas) {
          const suyas = reportes.map((reporte) => reporte.filas.find((fila) => fila.nombre === nombre));
          expect([guardado.antes, guardado.despues]).toEqual(suyas.map((fila) => fila?.porcentaje ?? null));
        }
      }),
    );
  });

  it('has means over common questions exactly where the tests do not ask the same', () => {
    const claves = ({ plan }: PruebaComparable) => plan.preguntas.map(clavePregunta).toSorted().join();
    fc.assert(
      fc.property(prueba, prueba, (una, otra) => {
        const { general, filas } = compararPruebas(una, otra);
        expect(general.comun === null).toBe(claves(una) === claves(otra));
        expect(filas.every((fila) => (fila.comun === null) === (general.comun === null))).toBe(true);
      }),
    );
  });

  it('has means over common questions that do not depend on the questions of one test alone', () => {
    fc.assert(
      fc.property(prueba, prueba, (una, otra) => {
        const comunes = new Set(una.plan.preguntas.map(clavePregunta));
        const recortada = {
          plan: planDe(otra.plan.preguntas.filter((p) => comunes.has(clavePregunta(p)))),
          respuestas: otra.respuestas,
        };
        const [entera, corta] = [compararPruebas(una, otra), compararPruebas(una, recortada)];
        // Without common questions the shortened test asks nothing at all.
        const [a, b] = [entera.general.comun, corta.general.comun ?? corta.general.guardado];
        if (a !== null) expect(b).toEqual(a);
      }),
    );
  });
});

describe('two tests with the same questions in other rows', () => {
  const filaDe = (_id: string, lista: string) => ({
    _id,
    nombre: _id,
    metricas: [{ _id: `m-${lista}`, nombre: lista, listaVerificacion: lista }],
  });
  const con = (segunda: string, valor: number): PruebaComparable => ({
    plan: {
      ...planDe([preguntaDe(0), preguntaDe(1)]),
      filas: [filaDe('s1', 'l0'), filaDe(segunda, 'l1')],
    },
    respuestas: [respuesta('l0', 'p0', 3, 3), respuesta('l1', 'p1', valor, valor)],
  });

  it('have the common rows alone in the second pair of means', () => {
    // Saved: (100 + 0) / 2 = 50 and (100 + 33.33) / 2 = 66.67. Common is row s1 alone: 100 and 100.
    const { general, filas } = compararPruebas(con('s2', 0), con('s3', 1));
    expect(general).toEqual({
      guardado: { antes: 50, despues: 66.67, diferencia: 16.67 },
      comun: { antes: 100, despues: 100, diferencia: 0 },
    });
    expect(filas.map(({ _id, comun }) => [_id, comun?.antes, comun?.despues])).toEqual([
      ['s1', 100, 100],
      ['s3', null, null],
      ['s2', null, null],
    ]);
  });
});
