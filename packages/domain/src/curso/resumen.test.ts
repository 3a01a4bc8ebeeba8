import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { contarPreguntas, distribuirGrados, reglasMasRotas } from './resumen.ts';

describe('the degrees of a class', () => {
  it('fall into tens, with 100 in the last', () => {
    expect(distribuirGrados([0, 9.99, 10, 55, 99.5, 100])).toEqual([2, 1, 0, 0, 0, 1, 0, 0, 0, 2]);
  });

  it('are each counted once', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: 0, max: 100, noNaN: true })), (grados) => {
        expect(distribuirGrados(grados).reduce((a, b) => a + b, 0)).toBe(grados.length);
      }),
    );
  });
});

describe('the rules that a class breaks most', () => {
  it('are those of most projects, whatever the number of findings of one', () => {
    const recuentos = [{ 'js:A': 1, 'js:B': 1000 }, { 'js:A': 1, 'js:C': 0 }, { 'js:D': 1 }];
    expect(reglasMasRotas(recuentos)).toEqual([
      { regla: 'js:A', proyectos: 2, incidencias: 2 },
      { regla: 'js:B', proyectos: 1, incidencias: 1000 },
      { regla: 'js:D', proyectos: 1, incidencias: 1 },
    ]);
  });

  it('are ten at most', () => {
    expect(
      reglasMasRotas([Object.fromEntries(Array.from({ length: 12 }, (_, i) => [`r${i}`, 1]))]),
    ).toHaveLength(10);
  });
});

describe('the weakest questions of a class', () => {
  const niveles = [0, 1, 2].map((valor) => ({ descripcion: `N${valor}`, valor }));
  const pregunta = (pautaId: string, suyos = niveles) => ({
    pautaId,
    listaVerificacion: 'l',
    listaNombre: 'L',
    descripcion: '',
    pregunta: `¿${pautaId}?`,
    nivelesCumplimiento: suyos,
  });
  const nivelesDe = (pauta: string) =>
    pauta === 'sin-niveles'
      ? []
      : pauta === 'iguales'
        ? niveles.map((nivel) => ({ ...nivel, valor: 1 }))
        : niveles;
  const prueba = (valores: Readonly<Record<string, number | null>>) => ({
    plan: {
      tipo: 'allSubcaracteristicas' as const,
      filas: [],
      preguntas: Object.keys(valores).map((pauta) => pregunta(pauta, nivelesDe(pauta))),
      omitidos: [],
    },
    respuestas: Object.entries(valores).map(([pautaId, valor]) => {
      return { pautaId, listaVerificacion: 'l', valor, nivel: null, comentario: '' };
    }),
  });

  it('have the lowest mean over the projects, each by its newest test', () => {
    const clase = contarPreguntas();
    clase.agregar([prueba({ a: 2, b: 0 }), prueba({ a: 0, c: 1 })]);
    clase.agregar([prueba({ a: 1, b: 1, c: 1, 'sin-niveles': null })]);
    clase.agregar([prueba({ a: 1, b: 2, c: 1 })]);
    expect(clase.masDebiles()).toEqual([
      { pregunta: '¿b?', lista: 'L', promedio: 50, respuestas: 3, enElMasBajo: 1 },
      { pregunta: '¿c?', lista: 'L', promedio: 50, respuestas: 3, enElMasBajo: 0 },
      { pregunta: '¿a?', lista: 'L', promedio: 66.67, respuestas: 3, enElMasBajo: 0 },
    ]);
  });

  it('are not of one or two projects, nor of levels of one value', () => {
    const clase = contarPreguntas();
    for (const valor of [0, 0, 1]) clase.agregar([prueba({ iguales: valor, ...(valor === 0 && { b: 0 }) })]);
    expect(clase.masDebiles()).toEqual([]);
  });
});
