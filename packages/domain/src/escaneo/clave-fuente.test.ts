import { describe, expect, it } from 'vitest';

import { leerClaveFuente } from './clave-fuente.ts';

describe('the key of a source file', () => {
  it.each([
    ['tienda:src/app.js', 'tienda', 'src/app.js'],
    ['tienda:a:b.js', 'tienda', 'a:b.js'],
    ['tienda:.eslintrc', 'tienda', '.eslintrc'],
    ['tienda:src/ñ ü.py', 'tienda', 'src/ñ ü.py'],
    ['tienda:a..b/c...js', 'tienda', 'a..b/c...js'],
  ])('%s names a file', (key, clave, path) => {
    expect(leerClaveFuente(key)).toEqual({ clave, path });
  });

  it.each([
    'tienda',
    ':src/app.js',
    'tienda:',
    'tienda:/etc/passwd',
    'tienda:../otra/x',
    'tienda:a/../../b',
    'tienda:a/..',
    'tienda:./a',
    'tienda:a//b',
    'tienda:a/',
    'tienda:..\\x',
    'tienda:a\\b',
    'tienda:a\0b',
    'tienda:a\nb',
    'tienda:%2e%2e/x',
    'tienda:%2E./x',
    'tienda:a%2fb',
    'tienda:a%5Cb',
    'tienda:a%00',
    'tienda:.git/config',
    'tienda:sub/.GIT/HEAD',
  ])('%j is refused', (key) => {
    expect(leerClaveFuente(key)).toBeNull();
  });
});
