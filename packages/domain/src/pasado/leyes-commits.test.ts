import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { cifrasDePunto, gradoDeMedidas } from './cifras.ts';
import { elegirCommits, fechasCrecientes, maximoPuntos } from './elegir-commits.ts';

/** Any branch from the head on: days of its commits, and which of them carry a tag. */
const rama = fc
  .array(fc.tuple(fc.integer({ min: 0, max: 50 }), fc.boolean()), { maxLength: 40, size: 'max' })
  .map((dados) => ({
    commits: dados.map(([fecha], i) => ({ commit: `c${i}`, fecha })),
    etiquetados: new Set(dados.flatMap(([, etiqueta], i) => (etiqueta ? [`c${i}`] : []))),
  }));
const maximo = fc.integer({ min: 2, max: 12 });
const now = 40;

const ids = (commits: readonly { readonly commit: string }[]) => commits.map(({ commit }) => commit);

describe('the choice of commits of any branch', () => {
  it('is the whole branch, oldest first, where it fits', () => {
    fc.assert(
      fc.property(rama, ({ commits, etiquetados }) => {
        const elegidos = elegirCommits({ commits, etiquetados, now, maximo: Math.max(2, commits.length) });
        expect(ids(elegidos)).toEqual(ids(commits).toReversed());
      }),
    );
  });

  it('holds every tagged commit where they fit beside both ends', () => {
    fc.assert(
      fc.property(rama, maximo, ({ commits, etiquetados }, cuantos) => {
        const extremos = [commits[0]?.commit, commits.at(-1)?.commit];
        const dentro = [...etiquetados].filter((uno) => !extremos.includes(uno));
        fc.pre(commits.length > cuantos && dentro.length <= cuantos - 2);
        const elegidos = ids(elegirCommits({ commits, etiquetados, now, maximo: cuantos }));
        expect(elegidos).toEqual(expect.arrayContaining(dentro));
      }),
    );
  });

  it('holds only tagged commits beside both ends where they do not all fit', () => {
    fc.assert(
      fc.property(rama, maximo, ({ commits, etiquetados }, cuantos) => {
        const medio = commits.slice(1, -1).filter(({ commit }) => etiquetados.has(commit));
        fc.pre(medio.length >= cuantos - 2);
        const elegidos = elegirCommits({ commits, etiquetados, now, maximo: cuantos });
        expect(ids(elegidos.slice(1, -1)).every((uno) => etiquetados.has(uno))).toBe(true);
      }),
    );
  });

  it('has dates that each commit has after its correction in the whole branch', () => {
    fc.assert(
      fc.property(rama, maximo, ({ commits, etiquetados }, cuantos) => {
        const corregidas = new Map(
          fechasCrecientes(commits.toReversed(), now).map(({ commit, fecha }) => [commit, fecha]),
        );
        for (const { commit, fecha } of elegirCommits({ commits, etiquetados, now, maximo: cuantos }))
          expect(fecha).toBe(corregidas.get(commit));
      }),
    );
  });

  it('does not depend on the day from which dates are counted', () => {
    fc.assert(
      fc.property(
        rama,
        maximo,
        fc.integer({ min: 1, max: 1000 }),
        ({ commits, etiquetados }, cuantos, mas) => {
          const despues = commits.map(({ commit, fecha }) => ({ commit, fecha: fecha + mas }));
          const elegidos = elegirCommits({ commits, etiquetados, now, maximo: cuantos });
          const movidos = elegirCommits({
            commits: despues,
            etiquetados,
            now: now + mas,
            maximo: cuantos,
          });
          expect(ids(movidos)).toEqual(ids(elegidos));
        },
      ),
    );
  });

  it.each([
    [23, 23],
    [24, 24],
    [25, 24],
    [200, 24],
  ])('without a maximum holds of %d commits %d', (cuantos, esperados) => {
    const commits = Array.from({ length: cuantos }, (_, i) => ({ commit: `c${i}`, fecha: -i }));
    expect(maximoPuntos).toBe(24);
    expect(elegirCommits({ commits, etiquetados: new Set(), now })).toHaveLength(esperados);
  });
});

describe('corrected dates', () => {
  it.each([
    [[], []],
    [[5], [5]],
    [[41], [40]],
    [
      [1, 2, 3],
      [1, 2, 3],
    ],
    [
      [3, 2, 1],
      [3, 3, 3],
    ],
    [
      [1, 90, 2, 40],
      [1, 40, 40, 40],
    ],
    [
      [-7, -9, 0],
      [-7, -7, 0],
    ],
  ])('of %j, oldest first, are %j', (fechas, corregidas) => {
    const commits = fechas.map((fecha, i) => ({ commit: `c${i}`, fecha }));
    expect(fechasCrecientes(commits, now)).toEqual(
      corregidas.map((fecha, i) => ({ commit: `c${i}`, fecha })),
    );
  });

  it('are not corrected a second time', () => {
    fc.assert(
      fc.property(rama, ({ commits }) => {
        const una = fechasCrecientes(commits, now);
        expect(fechasCrecientes(una, now)).toEqual(una);
      }),
    );
  });
});

describe('the figures of a point', () => {
  it.each([
    ['ncloc', 'lineas'],
    ['code_smells', 'incidencias'],
    ['complexity', 'complejidad'],
    ['cognitive_complexity', 'complejidadCognitiva'],
    ['duplicated_lines', 'lineasDuplicadas'],
  ] as const)('have %s alone as %s, a 0 included', (clave, nombre) => {
    const vacias = cifrasDePunto({}, null);
    expect(Object.values(vacias)).toEqual(Object.values(vacias).map(() => null));
    for (const valor of [0, 7.5])
      expect(cifrasDePunto({ [clave]: valor }, null)).toEqual({ ...vacias, [nombre]: valor });
  });

  it('have the duplicated lines over the lines of code, as an analysis has them, at most 100 %', () => {
    const duplicacion = (medidas: Readonly<Record<string, number>>) =>
      cifrasDePunto(medidas, null).duplicacion;
    expect(duplicacion({ ncloc: 300, duplicated_lines: 17, duplicated_lines_density: 4.4 })).toBeCloseTo(
      17 / 3,
      10,
    );
    expect(duplicacion({ ncloc: 10, duplicated_lines: 11 })).toBe(100);
    expect(duplicacion({ ncloc: 0, duplicated_lines: 0 })).toBeNull();
    expect(duplicacion({ ncloc: 10, duplicated_lines_density: 3 })).toBeNull();
  });

  it('have the degree of the worked case of the quality model', () => {
    const medidas = { complexity: 180, duplicated_lines: 40, lines_to_cover: 450, code_smells: 20 };
    const todas = { ...medidas, ncloc: 1000, cognitive_complexity: 90, comment_lines_density: 12 };
    expect(gradoDeMedidas(todas)).toBe(85.26);
    expect(gradoDeMedidas({ ...todas, ncloc: 0 })).toBeNull();
    expect(gradoDeMedidas({ ...todas, complexity: Number.NaN })).toBeNull();
  });
});
