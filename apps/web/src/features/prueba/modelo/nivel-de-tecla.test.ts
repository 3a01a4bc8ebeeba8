import { expect, it } from 'vitest';

import { nivelDeTecla } from './nivel-de-tecla.ts';

const tecla = (key: string, otras = {}) => ({ key, ctrlKey: false, altKey: false, metaKey: false, ...otras });

it.each([
  ['1', 0],
  ['3', 2],
  ['4', undefined],
  ['0', undefined],
  ['6', undefined],
  ['a', undefined],
  ['Delete', null],
  ['Backspace', null],
])('key %s in a question of three levels returns %j', (key, esperado) => {
  expect(nivelDeTecla(tecla(key), 3)).toBe(esperado);
});

it('ignores shortcuts of the browser', () => {
  expect(nivelDeTecla(tecla('1', { altKey: true }), 3)).toBeUndefined();
  expect(nivelDeTecla(tecla('2', { ctrlKey: true }), 3)).toBeUndefined();
});
