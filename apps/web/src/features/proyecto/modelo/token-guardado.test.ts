import { describe, expect, it } from 'vitest';

import {
  avisoToken,
  conTokenDelServidor,
  conTokenEscrito,
  notaDeServidor,
  tokenOculto,
} from './token-guardado.ts';

const inicial = {
  nombre: 'Tienda',
  link: 'https://github.com/ana/tienda',
  branch: 'main',
  githubtoken: 'ghp_1',
};
const otro = { ...inicial, link: 'https://gitlab.com/ana/tienda' };
const vaciado = { ...otro, githubtoken: '' };

describe('the hidden token', () => {
  const oculto = { ...inicial, githubtoken: tokenOculto };
  it.each([
    [`${tokenOculto}x`, 'x'],
    [tokenOculto.slice(1), ''],
    ['ghp_2', 'ghp_2'],
    [tokenOculto, tokenOculto],
  ])('changed to %j is %j', (escrito, githubtoken) => {
    expect(conTokenEscrito(oculto, { ...oculto, githubtoken: escrito }).githubtoken).toBe(githubtoken);
  });

  it('is not touched by another change, nor is a shown one', () => {
    expect(conTokenEscrito(oculto, { ...oculto, branch: 'dev' })).toEqual({ ...oculto, branch: 'dev' });
    expect(conTokenEscrito(inicial, { ...inicial, githubtoken: 'a•b' }).githubtoken).toBe('a•b');
  });
});

describe('the stored token', () => {
  it('stays while the link leads to its server or is incomplete', () => {
    for (const link of ['https://github.com/ana/otra', 'https://gitl', '', 'https://gitlab.com/'])
      expect(conTokenDelServidor(inicial, { ...inicial, link }, inicial)).toEqual({ ...inicial, link });
  });

  it('is cleared by a link to another server, also in a restored form', () => {
    expect(conTokenDelServidor(inicial, otro, inicial)).toEqual(vaciado);
    expect(conTokenDelServidor(null, otro, inicial)).toEqual(vaciado);
  });

  it('is restored with its server, unless another was typed', () => {
    expect(conTokenDelServidor(vaciado, { ...vaciado, link: inicial.link }, inicial)).toEqual(inicial);
    const escrito = { ...otro, githubtoken: 'glpat-1' };
    const vuelta = { ...inicial, githubtoken: 'glpat-1' };
    expect(conTokenDelServidor(escrito, vuelta, inicial)).toEqual(vuelta);
  });

  it('may be typed again for the other server, and cleared for its own', () => {
    expect(conTokenDelServidor(vaciado, otro, inicial)).toEqual(otro);
    const vacio = { ...inicial, githubtoken: '' };
    expect(conTokenDelServidor(inicial, vacio, inicial)).toEqual(vacio);
  });

  it('does not exist for a new project', () => {
    const nuevo = { ...inicial, link: '', githubtoken: '' };
    expect(conTokenDelServidor(nuevo, { ...otro, githubtoken: 'ghp_2' }, nuevo).githubtoken).toBe('ghp_2');
    expect(avisoToken(otro, nuevo)).toBeNull();
  });
});

it('has a notice to type it again while the link leads to another server', () => {
  expect(avisoToken(inicial, inicial)).toBeNull();
  expect(avisoToken(vaciado, inicial)).toBe(
    'El enlace es ahora de gitlab.com: escriba un token de ese servidor. El guardado es de github.com y no se envía a ningún otro.',
  );
});

it('has a note about its form for links to Bitbucket only', () => {
  expect(notaDeServidor(inicial)).toBeNull();
  expect(notaDeServidor({ ...inicial, link: ' https://bitbucket.org/ana/tienda' })).toMatch(/usuario:token/);
});
