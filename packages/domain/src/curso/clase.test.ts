import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  contarClase,
  contieneTexto,
  elegirDeClase,
  ordenaPorEje,
  ordenarClase,
  ordenesDeClase,
  seleccionesDeClase,
  type FilaDeClase,
} from './clase.ts';

const avance = { total: 0, hechas: 0, verificadas: 0 };
function fila(nombre: string, cambios: Partial<FilaDeClase> = {}): FilaDeClase {
  const ingreso = '2026-01-01T00:00:00.000Z';
  const persona = { sub: nombre, nombre, usuario: null, correo: null, grupo: null, ingreso };
  return { persona, proyecto: null, analisis: null, prueba: null, pruebas: 0, plan: avance, ...cambios };
}
const conGrado = (nombre: string, grado: number | null) =>
  fila(nombre, {
    proyecto: { _id: nombre, nombre: `P ${nombre}`, propio: true },
    analisis: { fecha: '2026-02-01T00:00:00.000Z', grado, tendencia: null, cambios: [] },
  });
const nombres = (filas: readonly FilaDeClase[]) => filas.map(({ persona }) => persona.nombre);
const sinEjes = () => null;

describe('the order of a class', () => {
  it('is that of Spanish names, with numbers by value', () => {
    const filas = ['Zoé', 'Ñu', 'Ana', 'Álvaro', 'Nube', 'Grupo 10', 'Grupo 9'].map((nombre) => fila(nombre));
    expect(nombres(ordenarClase(filas, { orden: 'persona', sentido: 'asc' }, sinEjes))).toEqual([
      'Álvaro',
      'Ana',
      'Grupo 9',
      'Grupo 10',
      'Nube',
      'Ñu',
      'Zoé',
    ]);
  });

  it('puts what has no value last in both directions', () => {
    const filas = [conGrado('a', null), conGrado('b', 80), fila('c'), conGrado('d', 9)];
    const ordenar = (sentido: 'asc' | 'desc') =>
      nombres(ordenarClase(filas, { orden: 'grado', sentido }, sinEjes));
    expect(ordenar('asc')).toEqual(['d', 'b', 'a', 'c']);
    expect(ordenar('desc')).toEqual(['b', 'd', 'a', 'c']);
  });

  it('by a sub-characteristic reads the route and the place of its name', () => {
    const filas = [conGrado('a', 1), conGrado('b', 2)];
    const ejes = { a: { estatica: [1, 9], manual: [5, null] }, b: { estatica: [2, 8], manual: [4, 3] } };
    const ordenar = (orden: 'estatica2' | 'manual1' | 'manual2') =>
      nombres(
        ordenarClase(filas, { orden, sentido: 'asc' }, ({ persona }) => ejes[persona.nombre as 'a' | 'b']),
      );
    expect([ordenar('estatica2'), ordenar('manual1'), ordenar('manual2')]).toEqual([
      ['b', 'a'],
      ['b', 'a'],
      ['b', 'a'],
    ]);
    expect(ordenesDeClase.filter(ordenaPorEje)).toHaveLength(10);
  });

  it('keeps every row, whatever the column', () => {
    const filas = fc.array(
      fc
        .record({ nombre: fc.string(), grado: fc.option(fc.double({ noNaN: true })) })
        .map(({ nombre, grado }) => conGrado(nombre, grado)),
    );
    fc.assert(
      fc.property(
        filas,
        fc.constantFrom(...ordenesDeClase),
        fc.constantFrom('asc', 'desc'),
        (unas, orden, sentido) => {
          const ordenadas = ordenarClase(unas, { orden, sentido }, sinEjes);
          expect(new Set(ordenadas)).toEqual(new Set(unas));
          expect(ordenadas).toHaveLength(unas.length);
        },
      ),
    );
  });
});

describe('the selections of a class', () => {
  const ausente = fila('Eva', {
    persona: { sub: null, nombre: 'Eva', usuario: 'eva', correo: null, grupo: 'B', ingreso: null },
  });
  const filas = [
    conGrado('Ana', 80),
    fila('Ana', { proyecto: { _id: 'otro', nombre: 'Otro', propio: true } }),
    fila('Beto'),
    ausente,
  ];

  it('count people: one with two projects lacks what both lack', () => {
    expect(contarClase(filas)).toEqual({
      todas: 3,
      unidas: 2,
      'sin-unirse': 1,
      'sin-proyecto': 2,
      'sin-analisis': 2,
      'sin-prueba': 3,
      'sin-nada': 2,
    });
  });

  it('take the rows of the people that they count', () => {
    const elegidas = seleccionesDeClase.map((una) => elegirDeClase(filas, una).length);
    expect(elegidas).toEqual([4, 3, 1, 2, 2, 4, 2]);
    for (const una of seleccionesDeClase) {
      const personas = new Set(elegirDeClase(filas, una).map(({ persona }) => persona.sub ?? persona.nombre));
      expect(personas.size).toBe(contarClase(filas)[una]);
    }
  });

  it.each([
    ['EVÁ', true],
    [' b ', true],
    ['eva', true],
    ['ana', false],
    ['', true],
  ])('find %j in a row: %s', (texto, contiene) => {
    expect(contieneTexto(ausente, texto)).toBe(contiene);
  });
});
