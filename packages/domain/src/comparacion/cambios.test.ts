import { expect, it } from 'vitest';

import { cambiosEntre, esDelMismoCodigo, type Procedencia } from './index.ts';

const una: Procedencia = { enlace: 'https://github.com/a/b', rama: 'main', analizador: 'v1', alcance: '' };

it.each<[Partial<Procedencia>, readonly string[], boolean]>([
  [{}, [], true],
  [{ enlace: 'https://GitHub.com/a/b.git/' }, [], true],
  [{ enlace: 'https://github.com/a/c' }, ['enlace'], false],
  [{ rama: 'vieja' }, ['rama'], false],
  [{ analizador: 'v2' }, ['analizador'], true],
  [{ alcance: 'otro' }, ['alcance'], true],
  [{ alcance: null }, [], true],
  [{ enlace: null, rama: null, analizador: null }, [], true],
  [
    { enlace: 'https://gitlab.com/a/b', rama: 'Main', analizador: 'v2' },
    ['analizador', 'enlace', 'rama'],
    false,
  ],
])('an analysis with %j differs in %j, and its code is the same: %j', (cambios, difiere, mismo) => {
  const otra = { ...una, ...cambios };
  expect(cambiosEntre(una, otra)).toEqual(difiere);
  expect(cambiosEntre(otra, una)).toEqual(difiere);
  expect(esDelMismoCodigo(cambiosEntre(una, otra))).toBe(mismo);
});
