import { describe, expect, it } from 'vitest';

import { mismoRepositorio, motivoTokenAjeno } from './servidor.ts';

const tienda = 'https://github.com/ana/tienda';

describe('a stored token', () => {
  it.each([tienda, 'https://github.com/ana/otra', 'https://GitHub.com/ana/tienda.git'])(
    'goes to %s',
    (link) => {
      expect(motivoTokenAjeno(tienda, link)).toBeNull();
    },
  );

  it.each([
    'https://gitlab.com/ana/tienda',
    'https://github.com.example/ana/tienda',
    'https://github.com:8443/ana/tienda',
    'http://github.com/ana/tienda',
  ])('does not go to %s', (link) => {
    expect(motivoTokenAjeno(tienda, link)).toBe('Escriba el token: el guardado es de otro servidor.');
  });
});

describe('two links', () => {
  it.each([tienda, `${tienda}.git`, `${tienda}/`, 'https://GITHUB.com/ana/tienda'])(
    'name the same repository: %s',
    (link) => {
      expect(mismoRepositorio(link, tienda)).toBe(true);
    },
  );

  it.each([
    'https://github.com/ana/tienda-2',
    'https://github.com/ana/Tienda',
    'https://gitlab.com/ana/tienda',
  ])('name another one: %s', (link) => {
    expect(mismoRepositorio(link, tienda)).toBe(false);
  });
});
