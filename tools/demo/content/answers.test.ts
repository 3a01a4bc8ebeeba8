import { describe, expect, it } from 'vitest';

import { attempts, complete, single } from './answers.ts';
import { asked, catalogue, doesNotApply } from './testing/asked.ts';

const [first, second] = attempts.map(asked);
const tests = [
  ['the first attempt', first ?? []],
  ['the second attempt', second ?? []],
  ['the complete test', asked(complete)],
] as const;

describe.each(tests)('%s', (_name, answers) => {
  it('has a sentence for each question', () => {
    expect(answers.length).toBeGreaterThanOrEqual(14);
    const without = answers.filter(({ comentario }) => !/^\p{L}.{15,}\.$/u.test(comentario));
    expect(without.map(({ descripcion }) => descripcion)).toEqual([]);
  });

  it('proves each level above the lowest, and nothing else', () => {
    const claims = (one: (typeof answers)[number]) => one.nivel > 0 && !doesNotApply(one);
    const wrong = answers.filter((one) => claims(one) !== one.evidencias.length > 0);
    expect(wrong.map(({ descripcion }) => descripcion)).toEqual([]);
    expect(Math.max(...answers.map(({ evidencias }) => evidencias.length))).toBeLessThanOrEqual(5);
  });

  it('states shares that its chosen levels admit, and that their own numbers give', () => {
    for (const { descripcion, elegido, comentario } of answers) {
      const [, limits = ''] = /^((?:Más|Hasta|El 0)[^:;]*?%)/u.exec(elegido) ?? [];
      const share =
        /(?<part>[\d ]+) (?:de|en)(?: las)? (?<whole>\d+(?: \d+)*)[^()\d]*\((?<percent>[\d,]+) %\)/u;
      const { part = '', whole = '', percent = '' } = share.exec(comentario)?.groups ?? {};
      if (percent === '') continue;
      const value = (100 * numberIn(part)) / numberIn(whole);
      const decimals = percent.split(',')[1]?.length ?? 0;
      expect([descripcion, value.toFixed(decimals).replace('.', ',')]).toEqual([descripcion, percent]);
      expect([descripcion, limits, isWithin(value, limits)]).toEqual([descripcion, limits, true]);
    }
  });
});

const numberIn = (text: string) => Number(text.replaceAll(' ', ''));

/** Whether a percent is within 'Más del 5 % y hasta el 10 %' and the like; true for other texts. */
function isWithin(value: number, limits: string): boolean {
  const above = /^Más del (?<percent>\d+)/u.exec(limits)?.groups?.['percent'] ?? '-1';
  const upTo = /(?:[Hh]asta el|^El) (?<percent>\d+)/u.exec(limits)?.groups?.['percent'] ?? '100';
  return value > Number(above) && value <= Number(upTo);
}

it('answers every question of the catalogue, and both attempts those of their sub-characteristic', () => {
  const answers = asked(complete);
  expect(answers.map(({ clave }) => clave).toSorted()).toEqual(
    catalogue.pautas.map(({ clave }) => clave).toSorted(),
  );
  expect(Object.keys(attempts[0]?.levels ?? {})).toEqual([single]);
  const named = Object.keys(complete.comments);
  expect(named.toSorted()).toEqual(answers.map(({ descripcion }) => descripcion).toSorted());
  // The second attempt is of the code that the complete test is of.
  expect(second).toEqual(answers.slice(0, second?.length));
  const changed = first?.filter(({ nivel }, at) => nivel !== second?.[at]?.nivel);
  expect(changed?.map(({ clave }) => clave)).toEqual(['P-MMo-2-S-03', 'P-MMo-2-S-06']);
});
