import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { elegirCommits, fechasCrecientes, maximoPuntos } from './elegir-commits.ts';

const dia = 86_400_000;
const now = 1000 * dia;

/** A branch from the head on, whose commits are named by their age and dated by these days. */
const rama = (dias: readonly number[]) =>
  dias.map((uno, i) => ({ commit: `c${i}`, fecha: uno * dia })).toReversed();

function elegidos(dias: readonly number[], maximo: number, etiquetados: readonly string[] = []) {
  const commits = rama(dias);
  return elegirCommits({ commits, etiquetados: new Set(etiquetados), now, maximo }).map(
    ({ commit }) => commit,
  );
}

describe('the commits of a past', () => {
  it('are all of a short branch, oldest first', () => {
    expect(elegidos([1, 2, 3], 5)).toEqual(['c0', 'c1', 'c2']);
  });

  it('are one of a branch with a single commit, and none of an empty one', () => {
    expect(elegidos([1], 5)).toEqual(['c0']);
    expect(elegidos([], 5)).toEqual([]);
  });

  // Evenly between 0 and 40: 10, 20 and 30.
  it('are those nearest to evenly spaced dates', () => {
    expect(elegidos([0, 1, 2, 11, 12, 19, 33, 40], 5)).toEqual(['c0', 'c3', 'c5', 'c6', 'c7']);
  });

  // 10 lies between 9 and 11: the older one.
  it('include the older of two that are as near', () => {
    expect(elegidos([0, 9, 11, 20], 3)).toEqual(['c0', 'c1', 'c3']);
  });

  // Evenly between 0 and 100: 25, 50 and 75; after c4 the next nearest to 50 and 75 follow.
  it('are different ones even where every date has the same nearest commit', () => {
    expect(elegidos([0, 1, 2, 3, 4, 100], 5)).toEqual(['c0', 'c2', 'c3', 'c4', 'c5']);
  });

  it('hold the tagged ones before others', () => {
    // One place is left, for the date between 0 and 60.
    expect(elegidos([0, 10, 20, 30, 40, 50, 60], 5, ['c1', 'c2'])).toEqual(['c0', 'c1', 'c2', 'c3', 'c6']);
  });

  it('hold tagged ones evenly, the first and the last of them too, where there are too many', () => {
    const tags = ['c1', 'c2', 'c3', 'c4', 'c5'];
    expect(elegidos([0, 10, 20, 30, 40, 50, 60], 5, tags)).toEqual(['c0', 'c1', 'c3', 'c5', 'c6']);
    expect(elegidos([0, 10, 20, 30], 3, ['c1', 'c2'])).toEqual(['c0', 'c2', 'c3']);
  });

  it('hold the head and the oldest alone where no more fit', () => {
    expect(elegidos([0, 10, 20, 30], 2, ['c1'])).toEqual(['c0', 'c3']);
  });

  // Nine commits of one day: places 2, 4 and 6 of 0 to 8.
  it('are chosen by their place in the branch where dates are equal', () => {
    expect(elegidos([5, 5, 5, 5, 5, 5, 5, 5, 5], 5)).toEqual(['c0', 'c2', 'c4', 'c6', 'c8']);
  });

  it('are chosen by their place where fewer dates differ than commits are chosen', () => {
    expect(elegidos([0, 0, 0, 0, 0, 0, 0, 0, 900], 5)).toEqual(['c0', 'c2', 'c4', 'c6', 'c8']);
  });

  it('are twenty-four of very many, with both ends', () => {
    const dias = Array.from({ length: 100_000 }, (_, i) => i / 200);
    const commits = elegidos(dias, maximoPuntos);
    expect(commits).toHaveLength(24);
    expect([commits[0], commits.at(-1)]).toEqual(['c0', 'c99999']);
  });
});

describe('dates of commits', () => {
  it('never decrease, and none is in the future', () => {
    const fechas = fechasCrecientes(rama([100, 0, 120, 36_500, 130]).toReversed(), now).map(
      ({ fecha }) => fecha / dia,
    );
    expect(fechas).toEqual([100, 100, 120, 1000, 1000]);
  });
});

it('whatever the dates and tags are, the choice is ordered, bounded and holds both ends', () => {
  const commits = fc.array(fc.tuple(fc.integer({ min: -1e6, max: 1e6 }), fc.boolean()), { minLength: 2 });
  fc.assert(
    fc.property(commits, fc.integer({ min: 2, max: 30 }), (dados, maximo) => {
      const lista = dados.map(([fecha], i) => ({ commit: String(i), fecha }));
      const etiquetados = new Set(lista.filter((_, i) => dados[i]?.[1]).map(({ commit }) => commit));
      const dado = elegirCommits({ commits: lista, etiquetados, now: 0, maximo });
      const lugares = dado.map(({ commit }) => Number(commit));
      expect(dado).toHaveLength(Math.min(maximo, lista.length));
      expect(lugares).toEqual([...new Set(lugares)].toSorted((a, b) => b - a));
      expect([lugares[0], lugares.at(-1)]).toEqual([lista.length - 1, 0]);
      expect(dado.every(({ fecha }, i) => fecha <= 0 && fecha >= (dado[i - 1]?.fecha ?? -Infinity))).toBe(
        true,
      );
    }),
  );
});
