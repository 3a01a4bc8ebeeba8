import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { urlContenido } from './url-contenido.ts';

const github = 'https://api.github.com';
const deGithub = 'https://api.github.com/repos/ana/tienda/contents/sonar-project.properties?ref=main';

describe('the address of the properties file', () => {
  it.each([
    'https://github.com/ana/tienda',
    'https://github.com/ana/tienda/',
    'https://github.com/ana/tienda.git',
    'https://github.com/ana/tienda.git/',
    'https://GitHub.com/ana/tienda',
    'https://github.com:443/ana/tienda',
  ])('of %s is the contents API', (link) => {
    expect(urlContenido(github, link, 'main')).toBe(deGithub);
  });

  it('carries the branch, with any characters in its name', () => {
    const url = urlContenido(github, 'https://github.com/ana/tienda', 'fase/1&ref=otra#ñ');
    expect(url).toBe(deGithub.replace('main', 'fase%2F1%26ref%3Dotra%23%C3%B1'));
  });

  it.each([
    ['https://git.uni.es/api/v3', 'https://git.uni.es/api/v3/repos/ana/tienda/'],
    ['https://git.uni.es/api/v3/', 'https://git.uni.es/api/v3/repos/ana/tienda/'],
    ['https://GIT.uni.es:443', 'https://GIT.uni.es:443/repos/ana/tienda/'],
  ])('may stand under %s', (api, comienzo) => {
    const url = urlContenido(api, 'https://git.uni.es/ana/tienda', 'main');
    expect(url?.startsWith(comienzo)).toBe(true);
  });

  it('keeps its port in a local demonstration', () => {
    expect(urlContenido('http://127.0.0.1:3001', 'http://127.0.0.1:3001/ana/tienda', 'main')).toBe(
      'http://127.0.0.1:3001/repos/ana/tienda/contents/sonar-project.properties?ref=main',
    );
  });

  it('keeps a name that needs escapes as it is', () => {
    const url = urlContenido(github, 'https://github.com/ana/mi%20tienda', 'main');
    expect(url).toContain('/repos/ana/mi%20tienda/contents/');
    expect(urlContenido(github, 'https://github.com/ana/año', 'main')).toContain('/repos/ana/a%C3%B1o/');
  });
});

describe('a token goes only to the API of the link’s host', () => {
  it.each([
    'https://gitlab.com/ana/tienda',
    'https://github.com.malo.es/ana/tienda',
    'https://malo-github.com/ana/tienda',
    'https://www.github.com/ana/tienda',
    'https://raw.github.com/ana/tienda',
    'https://github.com:8443/ana/tienda',
    'https://com/ana/tienda',
    'https://ana@github.com/ana/tienda',
    'https://malo.es@github.com/ana/tienda',
    'https://github.com@malo.es/ana/tienda',
    'https://github.com\\@malo.es/ana/tienda',
    'https://api.github.com.malo.es/ana/tienda',
  ])('%s is not served', (link) => {
    expect(urlContenido(github, link, 'main')).toBeNull();
  });

  it('an API of one port does not serve another', () => {
    expect(urlContenido('http://127.0.0.1:3001', 'http://127.0.0.1:3002/ana/tienda', 'main')).toBeNull();
  });
});

describe('a link that names no repository', () => {
  it.each([
    'https://github.com',
    'https://github.com/',
    'https://github.com/ana',
    'https://github.com/ana/',
    'https://github.com//tienda',
    'https://github.com/ana//',
    'https://github.com/ana/.git',
    'https://github.com/ana/tienda/tree/main',
    'https://github.com/../ana',
    'https://github.com/ana/..',
    'https://github.com/%2e%2e/ana',
    'https://github.com/ana/%2E',
    'https://github.com/ana%2Fx/tienda',
    'https://github.com/ana/tienda%00',
    'https://github.com/ana/%E0%A4%A',
    'https://github.com/ana/tienda?x=1',
    'https://github.com/ana/tienda#main',
    'ftp://github.com/ana/tienda',
    'git@github.com:ana/tienda.git',
    '',
  ])('%j has no address', (link) => {
    expect(urlContenido(github, link, 'main')).toBeNull();
  });

  it.each(['', 'api.github.com', 'ftp://api.github.com'])('has no address with an API at %j', (api) => {
    expect(urlContenido(api, 'https://github.com/ana/tienda', 'main')).toBeNull();
  });

  it('has no address with half a character as a branch', () => {
    expect(urlContenido(github, 'https://github.com/ana/tienda', 'a\uD800')).toBeNull();
  });
});

describe('whatever link and branch are', () => {
  it('the address stays under the API', () => {
    const texto = fc.string({ unit: 'binary', maxLength: 30 });
    fc.assert(
      fc.property(texto, texto, texto, (dueno, nombre, branch) => {
        const url = urlContenido(github, `https://github.com/${dueno}/${nombre}`, branch);
        if (url === null) return;
        expect(url).toMatch(
          /^https:\/\/api\.github\.com\/repos\/[^/?#]+\/[^/?#]+\/contents\/sonar-project\.properties\?ref=[^&#]*$/,
        );
        expect(decodeURIComponent(url.split('?ref=')[1] ?? '')).toBe(branch);
      }),
    );
  });
});
