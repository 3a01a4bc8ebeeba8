import { expect, it } from 'vitest';

import { leerSeveridad, nombreSeveridad, severidades } from './severidad.ts';

it.each([
  ['BLOCKER', 'Bloqueante'],
  ['CRITICAL', 'Crítica'],
  ['MAJOR', 'Mayor'],
  ['MINOR', 'Menor'],
  ['INFO', 'Informativa'],
])('%s is shown as %s', (palabra, nombre) => {
  expect(nombreSeveridad(leerSeveridad(palabra))).toBe(nombre);
});

it.each(['', 'blocker', 'toString', '__proto__', 'OTRA'])(
  '%j is not a severity of the service',
  (palabra) => {
    expect(leerSeveridad(palabra)).toBe('OTRA');
  },
);

it('the most severe comes first and unknown ones last', () => {
  expect(severidades[0]).toBe('BLOCKER');
  expect(severidades.at(-1)).toBe('OTRA');
});
