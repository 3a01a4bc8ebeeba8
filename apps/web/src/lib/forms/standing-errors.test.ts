import { expect, test } from 'vitest';

import { standingErrors } from './standing-errors.ts';

const errors = new Map([
  ['nombre', 'obligatorio'],
  ['niveles.0.valor', 'número'],
  ['pautas', 'ninguna'],
]);
const sent = { nombre: '', niveles: [{ valor: null }], pautas: [] };

test('an error stays while its field has the sent value', () => {
  expect(standingErrors(errors, sent, structuredClone(sent))).toEqual(errors);
});

test.each([
  ['nombre', { ...sent, nombre: 'n' }],
  ['niveles.0.valor', { ...sent, niveles: [{ valor: 1 }] }],
  ['niveles.0.valor', { ...sent, niveles: [] }],
  ['pautas', { ...sent, pautas: ['p1'] }],
])('a change of %s clears its error and no other', (field, now) => {
  const others = [...errors.keys()].filter((name) => name !== field);
  expect([...standingErrors(errors, sent, now).keys()]).toEqual(others);
});

test('an error is shown again when the field returns to the refused value', () => {
  expect([...standingErrors(errors, sent, sent).keys()]).toContain('nombre');
});
