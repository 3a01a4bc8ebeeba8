import { expect, test } from 'vitest';

import { motivoDeQuedarse, type CuentaDeClase } from './fin-de-curso.ts';

const ana: CuentaDeClase = {
  sub: 'sub-ana',
  nombre: 'Ana',
  usuario: 'ana',
  activa: true,
  admin: false,
  docente: false,
  otroCurso: null,
};

test.each([
  ['an active student', {}, null],
  ['a deactivated student', { activa: false }, null],
  ['the caller', { sub: 'sub-quien', admin: true }, 'propia'],
  ['an admin who also teaches', { admin: true, docente: true }, 'admin'],
  ['a lecturer', { docente: true, otroCurso: 'Otro' }, 'docente'],
  ['a person of another open course', { otroCurso: 'Otro', activa: null }, 'otro-curso'],
  ['a person without an account', { activa: null }, 'sin-cuenta'],
] as const)('the account of %s', (_quien, datos, motivo) => {
  expect(motivoDeQuedarse({ ...ana, ...datos }, 'sub-quien')).toBe(motivo);
});
