// seguridad: 63
import { expect, it } from 'vitest';

import { cuotaDe, cuotaDeDisco, mayorParte } from './cuota.ts';

it.each([
  [0, 50, 'libre'],
  [39, 50, 'libre'],
  [40, 50, 'aviso'],
  [49, 50, 'aviso'],
  [50, 50, 'llena'],
  [51, 50, 'llena'],
  [0, 1, 'libre'],
  [2, 3, 'libre'],
])('%i of %i is %s', (usado, limite, estado) => {
  expect(cuotaDe(usado, limite)).toEqual({ usado, limite, estado });
});

it.each([
  [79.9, 90, 'libre'],
  [80, 90, 'aviso'],
  [89.9, 90, 'aviso'],
  [90, 90, 'llena'],
  [72, 75, 'libre'],
  [75, 75, 'llena'],
])('a partition used to %d percent, with a limit of %i, is %s', (usado, limite, estado) => {
  expect(cuotaDeDisco(usado, limite).estado).toBe(estado);
});

it('the fullest quota decides', () => {
  expect(mayorParte([cuotaDe(1, 4), cuotaDe(3, 4), cuotaDe(0, 9)])).toBe(0.75);
});
