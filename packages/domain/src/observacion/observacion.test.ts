import { expect, it } from 'vitest';

import { visiblesPara } from './index.ts';

const hilo = (_id: string, cuando: 'ahora' | 'con-la-nota', padre: string | null = null) => ({
  _id,
  cuando,
  padre,
  creado: '2026-01-10T00:00:00.000Z',
});
const mostrado = (publicada: boolean, enRevision: string | null = null) => ({ publicada, enRevision });

it('a team reads what was written for it at once, with its replies, and the rest with the mark', () => {
  const todas = [
    hilo('a', 'ahora'),
    hilo('b', 'con-la-nota'),
    hilo('a1', 'con-la-nota', 'a'),
    hilo('b1', 'ahora', 'b'),
  ];
  expect(visiblesPara(todas, mostrado(false)).map(({ _id }) => _id)).toEqual(['a', 'a1']);
  expect(visiblesPara(todas, mostrado(true))).toEqual(todas);
});

it('what is written from the request for a second correction on waits for the second mark', () => {
  const todas = [hilo('a', 'con-la-nota'), hilo('b', 'ahora')];
  const leidas = (enRevision: string) =>
    visiblesPara(todas, mostrado(true, enRevision)).map(({ _id }) => _id);
  expect(leidas('2026-01-10T00:00:00.001Z')).toEqual(['a', 'b']);
  expect(leidas('2026-01-10T00:00:00.000Z')).toEqual(['b']);
});
