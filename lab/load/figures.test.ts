import { expect, it } from 'vitest';

import { Durations, line, mediansOf, percentile } from './figures.ts';

it('percentiles are values of the list', () => {
  const values = Array.from({ length: 100 }, (_, i) => 100 - i);
  expect([percentile(values, 0.5), percentile(values, 0.99), percentile([], 0.5)]).toEqual([51, 100, 0]);
});

it('medians are taken of whole groups of successive values', () => {
  expect(mediansOf([9, 1, 5, 20, 30, 10, 99], 3)).toEqual([5, 20]);
  expect(mediansOf([], 3)).toEqual([]);
});

it('the line of a figure holds its target, and marks one that is missed', () => {
  expect(line('Lecturas p99', 55, 'ms', { most: 100 })).toBe(
    '  Lecturas p99: 55 ms (objetivo: 100 como máximo)',
  );
  expect(line('Peticiones', 700, '/s', { least: 800 })).toContain('800 como mínimo; NO se alcanza');
  expect(line('Errores', 0, '')).toBe('  Errores: 0');
});

it('durations are reported by name, late ones as such', async () => {
  const durations = new Durations();
  for (const value of [1, 2, 3000]) durations.add('lenta', value);
  expect(await durations.time('rápida', () => Promise.resolve('hecho'))).toBe('hecho');
  expect(durations.lines(2000)).toEqual([
    '  lenta: p50 2 ms, p95 3000 ms, 3 veces; objetivo: 2000 ms, NO se alcanza',
    expect.stringMatching(/^ {2}rápida: p50 \d+ ms, p95 \d+ ms, 1 veces$/),
  ]);
});
