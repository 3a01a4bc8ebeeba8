import { expect, it } from 'vitest';

import { visiblesPara } from './index.ts';

const hilo = (_id: string, cuando: 'ahora' | 'con-la-nota', padre: string | null = null) => ({
  _id,
  cuando,
  padre,
});

it('a team reads what was written for it at once, with its replies, and the rest with the mark', () => {
  const todas = [
    hilo('a', 'ahora'),
    hilo('b', 'con-la-nota'),
    hilo('a1', 'con-la-nota', 'a'),
    hilo('b1', 'ahora', 'b'),
  ];
  expect(visiblesPara(todas, false).map(({ _id }) => _id)).toEqual(['a', 'a1']);
  expect(visiblesPara(todas, true)).toEqual(todas);
});
