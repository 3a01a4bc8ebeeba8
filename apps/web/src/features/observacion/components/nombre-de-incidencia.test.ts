import { expect, it } from 'vitest';

import { nombreDeIncidencia } from './nombre-de-incidencia.ts';

const titulos: Readonly<Record<string, string>> = { 'javascript:S3776': 'Divida la función' };
const tituloDe = (regla: string) => titulos[regla] ?? null;

it.each([
  ['a.js:3 javascript:S3776', 'a.js:3: Divida la función'],
  ['mis datos/b c.js javascript:S3776', 'mis datos/b c.js: Divida la función'],
  ['a.js:3 javascript:S1', 'a.js:3 javascript:S1'],
  ['a.js', 'a.js'],
  ['', ''],
])('the key %j is %j', (clave, nombre) => {
  expect(nombreDeIncidencia(clave, tituloDe)).toBe(nombre);
});

it('is the key while the cards are not loaded', () => {
  expect(nombreDeIncidencia('a.js:3 javascript:S3776', undefined)).toBe('a.js:3 javascript:S3776');
});
