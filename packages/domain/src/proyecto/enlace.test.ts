// seguridad: 18, 23, 24
import { describe, expect, it } from 'vitest';

import { motivoLinkInvalido, motivoRamaInvalida } from './enlace.ts';

describe('a repository link', () => {
  it.each([
    'https://github.com/usuario/repositorio',
    'https://github.com/usuario/repositorio.git',
    'https://github.com/usuario/repositorio/',
    'https://gitlab.com/grupo/subgrupo/proyecto',
    'https://git.ejemplo.es:8443/equipo/código',
  ])('may be %s', (link) => {
    expect(motivoLinkInvalido(link)).toBeNull();
  });

  it.each([
    ['http://github.com/u/r', 'https://'],
    ['HTTPS://github.com/u/r', 'enlace completo'],
    ['Https://github.com/u/r', 'enlace completo'],
    ['file:///etc/passwd', 'enlace completo'],
    ['ssh://git@github.com/u/r', 'enlace completo'],
    ['git://github.com/u/r', 'enlace completo'],
    ['git@github.com:u/r.git', 'enlace completo'],
    ['ext::sh -c touch% /tmp/x', 'espacios'],
    ['ext::sh', 'enlace completo'],
    ['fd::17', 'enlace completo'],
    ['https::https://github.com/u/r', 'enlace completo'],
    ['data:text/plain,hola', 'enlace completo'],
    ['javascript:alert(1)', 'enlace completo'],
    ['--upload-pack=x', 'enlace completo'],
    [' https://github.com/u/r', 'espacios'],
    ['https://github.com/u/r ', 'espacios'],
    ['https://github.com/u/r\r\nHost: x', 'espacios'],
    ['https://github.com/u/r\0', 'espacios'],
    ['https://github.com/u/\u202Er', 'espacios'],
    ['https://user:pass@github.com/u/r', 'usuario'],
    ['https://token@github.com/u/r', 'usuario'],
    ['https://github.com', 'enlace completo'],
    ['https://github.com/', 'enlace completo'],
    ['https:///u/r', 'enlace completo'],
    ['https://github.com/u/r?x=1', 'enlace completo'],
    ['https://github.com/u/r#main', 'enlace completo'],
    ['https://github.com\\@evil.com/u/r', 'enlace completo'],
    ['', 'enlace completo'],
    ['https://github.com:99999/u/r', 'puerto'],
    ['https://github.com:x/u/r', 'puerto'],
    ['https://[zz]/u/r', 'servidor'],
    ['https://%/u/r', 'servidor'],
    ['https://a%2Fb/u/r', 'servidor'],
  ])('is refused: %j (%s)', (link, parte) => {
    expect(motivoLinkInvalido(link)).toContain(parte);
  });

  it('may be http only where demonstrations are allowed, without further exceptions', () => {
    expect(motivoLinkInvalido('http://127.0.0.1:4000/r', true)).toBeNull();
    expect(motivoLinkInvalido('file:///r', true)).not.toBeNull();
    expect(motivoLinkInvalido('http://a@127.0.0.1/r', true)).not.toBeNull();
  });
});

describe('a branch name', () => {
  it.each(['main', 'feature/x', 'v1.2.3', 'ñandú', 'a-b_c', 'HEADS', 'x@y', 'a'.repeat(255)])(
    'may be %s',
    (branch) => {
      expect(motivoRamaInvalida(branch)).toBeNull();
    },
  );

  it.each([
    '',
    '--upload-pack=x',
    '-h',
    'a..b',
    'a@{b',
    '@',
    '@{',
    'HEAD',
    '~',
    'a~1',
    'a^',
    'a:b',
    'a?',
    'a*',
    'a[b',
    'a\\b',
    'a b',
    ' a',
    'a ',
    'a\0b',
    'a	b',
    'ab',
    '/a',
    'a/',
    'a//b',
    '.a',
    'a/.b',
    'a.',
    'a.lock',
    'a.lock/b',
    'a'.repeat(256),
    'ñ'.repeat(128),
    '😀'.repeat(64),
  ])('is refused: %j', (branch) => {
    expect(motivoRamaInvalida(branch)).not.toBeNull();
  });
});
