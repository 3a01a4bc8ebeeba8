import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { parearCercanos, type Pareja } from './parear-cercanos.ts';

type Lineas = readonly number[];

const linea = (lineas: Lineas, indice: number): number => lineas[indice] ?? Number.NaN;

/** The pairs as lines, sorted. */
const enLineas = (antes: Lineas, despues: Lineas, parejas: readonly Pareja[]) =>
  parejas
    .map(([una, otra]) => [linea(antes, una), linea(despues, otra)])
    .toSorted(([a = 0, b = 0], [c = 0, d = 0]) => a - c || b - d);

const parear = (antes: Lineas, despues: Lineas) => enLineas(antes, despues, parearCercanos(antes, despues));

// Few different lines, so that equal lines and equal distances are frequent.
const lineas = fc.array(fc.integer({ min: 1, max: 25 }), { maxLength: 12 });

describe('pairs of nearest lines', () => {
  it.each<[string, Lineas, Lineas, readonly (readonly number[])[]]>([
    ['both lists are empty', [], [], []],
    ['the earlier list is empty', [], [3, 4], []],
    ['the later list is empty', [3, 4], [], []],
    ['the lines are equal', [7], [7], [[7, 7]]],
    ['one line moved up', [40], [3], [[40, 3]]],
    ['two earlier lines are as near: the upper one wins', [3, 7], [5], [[3, 5]]],
    ['two later lines are as near: the upper one wins', [5], [3, 7], [[5, 3]]],
    // Distances 1 (4-5), then 16 (4-20): the second earlier 4 has no other partner.
    [
      'an earlier line occurs twice',
      [4, 4],
      [5, 20],
      [
        [4, 5],
        [4, 20],
      ],
    ],
    // Equal lines first (10-10), then 12-13; 1 remains with 90.
    [
      'equal lines stand between others',
      [1, 10, 12],
      [10, 13, 90],
      [
        [1, 90],
        [10, 10],
        [12, 13],
      ],
    ],
    // The block moved by 5: 6-6 is nearest, then 11-11; 1 and 16 remain, at distance 15.
    [
      'a block of three repeated lines moved down by one place',
      [1, 6, 11],
      [6, 11, 16],
      [
        [1, 16],
        [6, 6],
        [11, 11],
      ],
    ],
  ])('when %s', (_caso, antes, despues, esperadas) => {
    expect(parear(antes, despues)).toEqual(esperadas);
  });

  it('lists the nearest pair first', () => {
    // Distances 0 (50-50), 2 (10-12) and 30 (100-70).
    expect(parearCercanos([10, 50, 100], [12, 50, 70])).toEqual([
      [1, 1],
      [0, 0],
      [2, 2],
    ]);
  });

  it('uses every index of the shorter list once, and no index twice', () => {
    fc.assert(
      fc.property(lineas, lineas, (antes, despues) => {
        const parejas = parearCercanos(antes, despues);
        expect(parejas).toHaveLength(Math.min(antes.length, despues.length));
        expect(new Set(parejas.map(([una]) => una)).size).toBe(parejas.length);
        expect(new Set(parejas.map(([, otra]) => otra)).size).toBe(parejas.length);
        for (const [una, otra] of parejas) {
          expect(antes[una]).toBeDefined();
          expect(despues[otra]).toBeDefined();
        }
      }),
    );
  });

  it('leaves no two lines that are nearer to each other than to their partners', () => {
    fc.assert(
      fc.property(lineas, lineas, (antes, despues) => {
        const parejas = parearCercanos(antes, despues);
        const distancia = (una: number, otra: number) => Math.abs(linea(antes, una) - linea(despues, otra));
        const deAntes = new Map(parejas.map(([una, otra]) => [una, distancia(una, otra)]));
        const deDespues = new Map(parejas.map(([una, otra]) => [otra, distancia(una, otra)]));
        for (const una of antes.keys())
          for (const otra of despues.keys()) {
            const suya = Math.min(deAntes.get(una) ?? Infinity, deDespues.get(otra) ?? Infinity);
            expect(suya).toBeLessThanOrEqual(distancia(una, otra));
          }
      }),
    );
  });

  it('lists distances that never decrease', () => {
    fc.assert(
      fc.property(lineas, lineas, (antes, despues) => {
        const distancias = parearCercanos(antes, despues).map(([una, otra]) =>
          Math.abs(linea(antes, una) - linea(despues, otra)),
        );
        expect(distancias).toEqual(distancias.toSorted((a, b) => a - b));
      }),
    );
  });

  it('joins the same lines when both lists are exchanged', () => {
    fc.assert(
      fc.property(lineas, lineas, (antes, despues) => {
        const derecho = parear(antes, despues);
        const inverso = parear(despues, antes).map(([una = 0, otra = 0]) => [otra, una]);
        expect(inverso.toSorted(([a = 0, b = 0], [c = 0, d = 0]) => a - c || b - d)).toEqual(derecho);
      }),
    );
  });

  it('joins every line of a list to the same line of that list', () => {
    fc.assert(
      fc.property(lineas, (unas) => {
        expect(parear(unas, unas).every(([una, otra]) => una === otra)).toBe(true);
      }),
    );
  });

  it('joins the same lines whatever the order of the lists is', () => {
    const revueltas = lineas.chain((unas) =>
      fc.tuple(fc.constant(unas), fc.shuffledSubarray(unas, { minLength: unas.length })),
    );
    fc.assert(
      fc.property(revueltas, lineas, ([unas, otras], despues) => {
        expect(parear(otras, despues)).toEqual(parear(unas, despues));
      }),
    );
  });

  it('does not depend on where in the file the lines stand', () => {
    fc.assert(
      fc.property(lineas, lineas, fc.integer({ min: 1, max: 1000 }), (antes, despues, mas) => {
        const bajar = (unas: Lineas) => unas.map((una) => una + mas);
        expect(parearCercanos(bajar(antes), bajar(despues))).toEqual(parearCercanos(antes, despues));
      }),
    );
  });
});
