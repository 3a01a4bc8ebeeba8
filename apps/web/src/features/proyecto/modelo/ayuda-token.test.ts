import { describe, expect, it } from 'vitest';

import { ayudaToken } from './ayuda-token.ts';

const paginas = (link: string) => ayudaToken(link)?.paginas.map(({ href }) => href);

describe('the pages where a token is made', () => {
  it.each([
    ['https://github.com/u/r', ['https://github.com/settings/personal-access-tokens/new']],
    [
      'https://gitlab.com/g/sub/p.git',
      [
        'https://gitlab.com/g/sub/p/-/settings/access_tokens',
        'https://gitlab.com/-/user_settings/personal_access_tokens?name=Mantenible&scopes=read_repository',
      ],
    ],
    [
      'https://gitlab.uni.es:8443/g/p/',
      [
        'https://gitlab.uni.es:8443/g/p/-/settings/access_tokens',
        'https://gitlab.uni.es:8443/-/user_settings/personal_access_tokens?name=Mantenible&scopes=read_repository',
      ],
    ],
    ['https://bitbucket.org/e/r.git', ['https://bitbucket.org/e/r/admin/access-tokens']],
    ['https://codeberg.org/u/r', ['https://codeberg.org/user/settings/applications']],
    ['https://gitea.uni.es/u/r', ['https://gitea.uni.es/user/settings/applications']],
    ['https://dev.azure.com/org/Mi%20Proyecto/_git/r', ['https://dev.azure.com/org/_usersSettings/tokens']],
    ['https://org.visualstudio.com/p/_git/r', ['https://org.visualstudio.com/_usersSettings/tokens']],
    ['https://git.uni.es/u/r', []],
    ['https://github.com.evil.example/u/r', []],
  ])('of %s are %j', (link, esperadas) => {
    expect(paginas(link)).toEqual(esperadas);
  });
});

describe('the steps', () => {
  it.each([
    ['https://github.com/u/r', 'GitHub', '«Contents» con «Read-only»'],
    ['https://gitlab.com/g/p', 'GitLab', 'read_repository'],
    ['https://bitbucket.org/e/r', 'Bitbucket', '«Repositories: Read»'],
    ['https://codeberg.org/u/r', 'Codeberg', 'read:repository'],
    ['https://dev.azure.com/o/p/_git/r', 'Azure DevOps', '«Code: Read»'],
    ['https://git.uni.es/u/r', 'git.uni.es', 'leer el código'],
  ])('of %s are three with the page, and ask for reading only', (link, donde, permiso) => {
    const ayuda = ayudaToken(link);
    expect(ayuda?.donde).toBe(donde);
    expect(ayuda?.pasos.join(' ')).toContain(permiso);
    expect((ayuda?.pasos.length ?? 0) + (ayuda?.paginas.length === 0 ? 0 : 1)).toBe(3);
  });

  it.each([
    '',
    'github.com/u/r',
    'http://github.com/u/r',
    'https://a:b@github.com/u/r',
    'javascript:alert(1)',
  ])('wait for an https link: %j', (link) => {
    expect(ayudaToken(link)).toBeNull();
  });
});
