import { describe, expect, test } from 'vitest';

import { addressesOf } from './addresses.ts';

const config = {
  host: '127.0.0.1',
  port: 4000,
  publicUrl: null,
  basePath: '/mantenible',
  adminPassword: null,
  estudiantePassword: null,
};
const de = (cambios: Partial<Parameters<typeof addressesOf>[0]>) => addressesOf({ ...config, ...cambios });

describe('the origins of the embedded provider', () => {
  test.each([
    ['127.0.0.1', ['http://127.0.0.1:4000', 'http://localhost:4000']],
    ['localhost', ['http://localhost:4000', 'http://127.0.0.1:4000']],
    ['0.0.0.0', ['http://0.0.0.0:4000']],
    ['10.0.0.7', ['http://10.0.0.7:4000']],
    ['::1', ['http://[::1]:4000']],
    ['mantenible.uni.es', ['http://mantenible.uni.es:4000']],
  ])('on %s are %j', (host, origins) => {
    expect(de({ host }).origins).toEqual(origins);
  });

  test('leave the common port out, as browsers do', () => {
    expect(de({ port: 80 }).origins).toEqual(['http://127.0.0.1', 'http://localhost']);
    expect(de({ port: 443 }).origins[0]).toBe('http://127.0.0.1:443');
  });

  test('are the public one alone behind a proxy', () => {
    const { origins, issuer } = de({ publicUrl: 'https://uni.es:8443', host: '127.0.0.1' });
    expect(origins).toEqual(['https://uni.es:8443']);
    expect(issuer).toBe('https://uni.es:8443/mantenible/auth/realms/mantenible');
    expect(de({ publicUrl: 'https://UNI.es:443' }).origins).toEqual(['https://uni.es']);
  });
});

describe('the addresses', () => {
  test('lie under the base path, with the layout of Keycloak', () => {
    expect(de({})).toEqual({
      mount: '/mantenible/auth/realms/mantenible',
      issuer: 'http://127.0.0.1:4000/mantenible/auth/realms/mantenible',
      origins: ['http://127.0.0.1:4000', 'http://localhost:4000'],
      application: '/mantenible/',
      pages: ['http://127.0.0.1:4000/mantenible/', 'http://localhost:4000/mantenible/'],
    });
  });

  test('lie at the root without a base path, where the page is a single slash', () => {
    const { mount, application, pages } = de({ basePath: '', publicUrl: 'https://uni.es' });
    expect([mount, application]).toEqual(['/auth/realms/mantenible', '/']);
    expect(pages).toEqual(['https://uni.es/']);
  });

  test('are whole: an address of another host that begins alike is not among them', () => {
    const { pages } = de({ publicUrl: 'https://uni.es' });
    expect(pages).not.toContain('https://uni.es.malo.ejemplo/mantenible/');
    for (const page of pages) expect(page).toMatch(/\/mantenible\/$/);
  });
});
