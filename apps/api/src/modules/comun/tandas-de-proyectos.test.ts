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

it('batches have the limit of bytes of their caller', () => {
  const tamanos = [600_000, 400_000, 100_000, 2_000_000, 10];
  const tandas = tandasDe(
    tamanos.map((bytes, i) => ({ proyectoId: String(i), bytes })),
    20,
    mega,
  );
  expect(tandas.map(({ length }) => length)).toEqual([2, 1, 1, 1]);
});

it('small tests are computed 50 at a time', () => {
  expect(de(...Array.from({ length: 101 }, () => 10)).map(({ length }) => length)).toEqual([50, 50, 1]);
});
