import { expect, it } from 'vitest';

import { timesLines } from './times.ts';

const file = (name: string, tests: number) => ({ file: name, environment: 1000, import: 2000, tests });

it('lists the slowest files first, below the shares of importing, environment and tests', () => {
  expect(timesLines('Pruebas', [file('a', 1000), file('b', 13_000)])).toEqual([
    'Pruebas: 2 archivos, 20.0 s en total: importar 20 %, entorno 10 %, pruebas 70 %',
    '   16.0 s  b',
    '    4.0 s  a',
  ]);
});

it('names twenty files at most, and nothing where none ran', () => {
  const many = Array.from({ length: 30 }, (_, i) => file(`f${i}`, i));
  expect(timesLines('Pruebas', many)).toHaveLength(21);
  expect(timesLines('Pruebas', [])).toEqual([]);
});
