import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { motivoLinkInvalido } from './enlace.ts';
import { enPalabras, motivoEnlaceDePagina, recortarEnlace } from './recorte.ts';

/** What a cut gives, in short: link, branch (with '?' where it may be longer), cut parts. */
function corte(escrito: string) {
  const recorte = recortarEnlace(escrito);
  if (!recorte) return null;
  const { link, rama, ramaDudosa, quitado } = recorte;
  return [link, ramaDudosa ? `${rama}?` : rama, ...quitado];
}

describe('a copied link is cut to its repository', () => {
  it.each([
    ['https://github.com/u/r/tree/main', ['https://github.com/u/r', 'main', '/tree/main']],
    [
      'https://github.com/u/r/tree/feature/ñandú',
      ['https://github.com/u/r', 'feature?', '/tree/feature/ñandú'],
    ],
    [
      'https://github.com/u/r/tree/%C3%B1and%C3%BA',
      ['https://github.com/u/r', 'ñandú', '/tree/%C3%B1and%C3%BA'],
    ],
    ['https://github.com/u/r/tree/50%25-off', ['https://github.com/u/r', '50%-off', '/tree/50%25-off']],
    ['https://github.com/u/r/tree/50%-off', ['https://github.com/u/r', '50%-off', '/tree/50%-off']],
    ['https://github.com/u/r/tree/feature%2Fx', ['https://github.com/u/r', 'feature/x', '/tree/feature%2Fx']],
    ['https://github.com/u/r/blob/main/src/a.js', ['https://github.com/u/r', 'main', '/blob/main/src/a.js']],
    [
      'https://github.com/u/r/blob/dev/a.js#L10',
      ['https://github.com/u/r', 'dev?', '/blob/dev/a.js', '#L10'],
    ],
    [
      'https://github.com/u/r/blob/refs/heads/dev/a.js',
      ['https://github.com/u/r', 'dev?', '/blob/refs/heads/dev/a.js'],
    ],
    ['https://github.com/u/r/pull/3/files', ['https://github.com/u/r', null, '/pull/3/files']],
    ['https://github.com/u/r?tab=readme-ov-file', ['https://github.com/u/r', null, '?tab=readme-ov-file']],
    ['https://github.com/u/r#readme', ['https://github.com/u/r', null, '#readme']],
    ['https://github.com/u/r.git/', ['https://github.com/u/r.git', null, '/']],
    ['https://www.github.com/u/r/', ['https://github.com/u/r', null, 'www.']],
    [
      'https://gitlab.com/g/sub/sub2/p/-/tree/main',
      ['https://gitlab.com/g/sub/sub2/p', 'main', '/-/tree/main'],
    ],
    [
      'https://gitlab.uni.es/g/p/-/blob/main/a.py?ref_type=heads',
      ['https://gitlab.uni.es/g/p', 'main', '/-/blob/main/a.py', '?ref_type=heads'],
    ],
    ['https://gitlab.com/g/p/-/issues', ['https://gitlab.com/g/p', null, '/-/issues']],
    ['https://gitlab.com/g/p/tree/master', ['https://gitlab.com/g/p', 'master', '/tree/master']],
    ['https://bitbucket.org/e/r/src/main/', ['https://bitbucket.org/e/r', 'main', '/src/main']],
    [
      'https://bitbucket.org/e/r/branch/feature/x',
      ['https://bitbucket.org/e/r', 'feature/x', '/branch/feature/x'],
    ],
    ['https://ana@bitbucket.org/e/r.git', ['https://bitbucket.org/e/r.git', null, 'ana@']],
    ['https://codeberg.org/u/r/src/branch/main', ['https://codeberg.org/u/r', 'main', '/src/branch/main']],
    ['https://codeberg.org/u/r/src/tag/v1', ['https://codeberg.org/u/r', null, '/src/tag/v1']],
    ['https://git.uni.es/u/r/src/branch/dev/a', ['https://git.uni.es/u/r', 'dev?', '/src/branch/dev/a']],
    [
      'https://org@dev.azure.com/org/Mi%20Proyecto/_git/repo',
      ['https://dev.azure.com/org/Mi%20Proyecto/_git/repo', null, 'org@'],
    ],
    [
      'https://dev.azure.com/org/Mi%20Proyecto/_git/repo?version=GBmain',
      ['https://dev.azure.com/org/Mi%20Proyecto/_git/repo', 'main', '?version=GBmain'],
    ],
    [
      'https://dev.azure.com/org/p/_git/r?path=/a.js&version=GBfeature%2Fx',
      ['https://dev.azure.com/org/p/_git/r', 'feature/x', '?path=/a.js&version=GBfeature%2Fx'],
    ],
    [
      'https://dev.azure.com/org/p/_git/r?version=GTv1',
      ['https://dev.azure.com/org/p/_git/r', null, '?version=GTv1'],
    ],
    [
      'https://host.uni.es/projects/CLAVE/repos/repo/browse',
      ['https://host.uni.es/scm/CLAVE/repo.git', null, '/browse'],
    ],
    [
      'https://host.uni.es/bb/users/ana/repos/repo/browse?at=refs%2Fheads%2Fdev',
      ['https://host.uni.es/bb/scm/~ana/repo.git', 'dev', '/browse', '?at=refs%2Fheads%2Fdev'],
    ],
    ['git@github.com:u/r.git', ['https://github.com/u/r.git', null]],
    ['ssh://git@gitlab.com:22/g/sub/p.git', ['https://gitlab.com/g/sub/p.git', null]],
    ['git@ssh.dev.azure.com:v3/org/p/r', ['https://dev.azure.com/org/p/_git/r', null]],
    ['github.com/u/r', ['https://github.com/u/r', null]],
    ['www.github.com/u/r/tree/main', ['https://github.com/u/r', 'main', 'www.', '/tree/main']],
    ['gitlab.uni.es/g/p', ['https://gitlab.uni.es/g/p', null]],
    ['HTTPS://github.com/u/r', ['https://github.com/u/r', null]],
    ['http://github.com/u/r', ['https://github.com/u/r', null]],
    [
      'https://github.com/u/r/blob/0123456789abcdef0123456789abcdef01234567/a.js',
      ['https://github.com/u/r', null, '/blob/0123456789abcdef0123456789abcdef01234567/a.js'],
    ],
  ])('%s', (escrito, esperado) => {
    expect(corte(escrito)).toEqual(esperado);
  });

  it.each([
    'https://github.com/u/r',
    'https://github.com/u/r/',
    'https://github.com/u/r.git',
    'https://gitlab.com/g/sub/sub2/p',
    'https://org.visualstudio.com/DefaultCollection/p/_git/r',
    'https://host.uni.es/scm/CLAVE/repo.git',
    'https://www.uni.es/git/u/r',
    'https://host.uni.es/grupo/src/main/proyecto',
    'http://127.0.0.1:4101/ejemplo',
    'https://ghp_x@github.com/u/r',
    'https://user:pass@github.com/u/r/tree/main',
    'https://github.com\\@evil.com/u/r/tree/main',
    'https://github.com/u/r\0/tree/main',
    'https://github.com/?tab=x',
    'git+https://github.com/u/r.git',
    'ext::sh -c touch% /tmp/x',
    'javascript:alert(1)',
    'file:///etc/passwd',
    'u/r',
    `https://github.com/u/r/tree/${'a'.repeat(2000)}`,
    '',
  ])('%j is left as it is', (escrito) => {
    expect(recortarEnlace(escrito)).toBeNull();
  });

  it('names a form that changed', () => {
    expect(recortarEnlace('git@github.com:u/r')?.convertido).toBe(true);
    expect(recortarEnlace('https://github.com/u/r/tree/main')?.convertido).toBe(false);
  });

  it('keeps a Bitbucket project whose key is the name of a page', () => {
    const link = 'https://git.uni.es/u/scm/blob/u.git';
    expect(recortarEnlace('https://git.uni.es/u/projects/blob/repos/u')?.link).toBe(link);
    expect(recortarEnlace(link)).toBeNull();
  });

  it('always gives a valid link, which is cut no further', () => {
    const trozo = fc.constantFrom(
      'u',
      'r',
      'r.git',
      'tree',
      'blob',
      'src',
      '-',
      '_git',
      'main',
      '?a=b',
      '#x',
      'projects',
      'repos',
      'scm',
    );
    const inicio = fc.constantFrom(
      'https://github.com',
      'https://gitlab.com',
      'git.uni.es',
      'git@h.es:',
      'ssh://h.es',
    );
    fc.assert(
      fc.property(inicio, fc.array(trozo, { maxLength: 8 }), (servidor, trozos) => {
        const recorte = recortarEnlace([servidor, ...trozos].join('/'));
        if (recorte === null) return;
        expect(motivoLinkInvalido(recorte.link)).toBeNull();
        expect(recortarEnlace(recorte.link)).toBeNull();
      }),
    );
  });
});

describe('the link of a page', () => {
  it('is refused on a known server, with what is to be removed', () => {
    expect(motivoEnlaceDePagina('https://www.github.com/u/r/tree/main')).toBe(
      'El enlace no es el del repositorio: quite «www.» y «/tree/main»',
    );
  });

  it.each([
    'https://github.com/u/r',
    'https://github.com/u/r.git/',
    'https://gitlab.com/g/sub/p',
    'https://git.uni.es/a/b/tree/main',
    'no es un enlace',
  ])('is not %s', (link) => {
    expect(motivoEnlaceDePagina(link)).toBeNull();
  });
});

it.each([
  [['/a'], '«/a»'],
  [['u@', 'www.', '/a'], '«u@», «www.» y «/a»'],
])('%j is, in words, %s', (partes, texto) => {
  expect(enPalabras(partes)).toBe(texto);
});
