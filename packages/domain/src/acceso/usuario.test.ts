import { expect, test } from 'vitest';

import { usuarioNormal } from './usuario.ts';

test.each([
  ['  Ana ', 'ana'],
  ['ＡＮＡ', 'ana'],
  ['JOSÉ', 'josé'],
  ['jose\u0301', 'josé'],
  ['ﬁn', 'fin'],
])('the name %j is %j', (escrito, usuario) => {
  expect(usuarioNormal(escrito)).toBe(usuario);
  expect(usuarioNormal(usuarioNormal(escrito))).toBe(usuario);
});
