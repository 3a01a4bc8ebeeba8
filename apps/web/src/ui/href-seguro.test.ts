// seguridad: 55
import { describe, expect, it } from 'vitest';

import { hrefSeguro } from './href-seguro.ts';

describe('hrefSeguro', () => {
  it('returns an https address', () => {
    expect(hrefSeguro('https://github.com/ana/tienda')).toBe('https://github.com/ana/tienda');
  });

  it.each([
    'http://github.com/ana/tienda',
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,x',
    'https://ana:clave@github.com/x',
    '//evil.example',
    'https://mantenible.example/tienda-y-biblioteca.git',
    'tienda',
    '',
  ])('returns null for %j', (link) => {
    expect(hrefSeguro(link)).toBeNull();
  });
});
