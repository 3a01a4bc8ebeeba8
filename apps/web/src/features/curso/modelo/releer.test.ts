import { expect, test } from 'vitest';

import { cursoVacio } from './form-curso.ts';
import { releer } from './releer.ts';

const leido = { ...cursoVacio('UTC'), nombre: 'Calidad' };
const [escrito, deOtro] = [
  { ...leido, nombre: 'Calidad de softw' },
  { ...leido, periodo: '2027' },
];

test('a form without changes takes the data that are read again', () => {
  expect(releer({ etag: '1', leido, form: leido }, '2', deOtro)).toEqual({
    etag: '2',
    leido: deOtro,
    form: deOtro,
  });
});

test('what was typed stays when the course closes meanwhile, and is saved over that version', () => {
  expect(releer({ etag: '1', leido, form: escrito }, '2', leido)).toEqual({
    etag: '2',
    leido,
    form: escrito,
  });
});

test('what was typed stays when others change the data, and is saved over the version that it began from', () => {
  const actual = { etag: '1', leido, form: escrito };
  expect(releer(actual, '2', deOtro)).toBe(actual);
});
