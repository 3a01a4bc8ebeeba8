import { expect, it } from 'vitest';

import { tandasDe } from './tandas-de-proyectos.ts';

const mega = 1024 * 1024;
const de = (...bytes: number[]) => tandasDe(bytes.map((uno, i) => ({ proyectoId: String(i), bytes: uno })));

it.each([
  [[], []],
  [
    [mega, 3 * mega, 1],
    [['0', '1'], ['2']],
  ],
  [
    [1, 9 * mega, 1],
    [['0'], ['1'], ['2']],
  ],
])('tests of %j bytes are computed in batches %j', (bytes, tandas) => {
  expect(de(...bytes)).toEqual(tandas);
});

it('small tests are computed 50 at a time', () => {
  expect(de(...Array.from({ length: 101 }, () => 10)).map(({ length }) => length)).toEqual([50, 50, 1]);
});
