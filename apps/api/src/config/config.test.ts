import { resolve } from 'node:path';

import { expect, test } from 'vitest';

import { ConfigError, readConfig } from './config.ts';
import { settingList } from './settings.ts';

test('an empty environment gives the documented defaults', () => {
  expect(readConfig({})).toMatchObject({
    host: '127.0.0.1',
    port: 4000,
    basePath: '/mantenible',
    dataDir: resolve('datos'),
    databaseUrl: null,
    keycloak: null,
    identityOnLoad: 'login-required',
    scanAllowLocal: false,
    apiDocs: true,
    shares: true,
    corsOrigins: [],
    limits: { writesPerMinute: 120, readsPerMinute: 600, addressFactor: 50, workSeconds: 30 },
    times: { requestTimeoutMs: 30_000, handlerTimeoutMs: 30_000 },
  });
});

test.each([
  ['', ''],
  ['/', ''],
  ['mantenible', '/mantenible'],
  ['//a//b/', '/a/b'],
])('BASE_PATH %j is normalised to %j', (written, expected) => {
  expect(readConfig({ BASE_PATH: written }).basePath).toBe(expected);
});

test('a blank variable stands for its default', () => {
  expect(readConfig({ PORT: ' ', KEYCLOAK_URL: '' })).toMatchObject({ port: 4000, keycloak: null });
});

test('lists all errors at once, in Spanish', () => {
  const env = {
    PORT: 'x',
    API_DOCS: 'sí',
    CORS_ORIGINS: '*',
    KEYCLOAK_URL: 'ftp://a',
    BASE_PATH: '/<b>',
    ADMIN_PASSWORD: 'corta',
  };
  const read = () => readConfig(env);
  expect(read).toThrow(ConfigError);
  for (const name of Object.keys(env)) expect(read).toThrow(`  - ${name}: `);
  expect(read).toThrow('PORT: debe ser un número entero entre 1 y 65535');
});

test.each(['https://a.b/c', 'https://u:p@a.b', 'https://*.b', 'null', 'a.b'])(
  '%s is not an origin',
  (origin) => {
    expect(() => readConfig({ CORS_ORIGINS: `https://bueno.ejemplo,${origin}` })).toThrow('CORS_ORIGINS');
  },
);

test('every setting is documented once, with a meaning, and its default is accepted', () => {
  const names = settingList.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(settingList.filter(({ meaning }) => meaning === '')).toEqual([]);
  expect(() =>
    readConfig(Object.fromEntries(settingList.map((each) => [each.name, each.default]))),
  ).not.toThrow();
});

test('separate workers need a database that several processes can open', () => {
  expect(() => readConfig({ JOBS: 'worker' })).toThrow('  - JOBS: worker necesita DATABASE_URL');
  expect(readConfig({ JOBS: 'worker', DATABASE_URL: 'postgres://a/b' }).analisis.jobs).toBe('worker');
  expect(() => readConfig({ SCAN_PRIVATE_HOSTS: '*' })).toThrow('  - SCAN_PRIVATE_HOSTS: ');
});

test('reads an analysis’s limits in MiB and keeps them in bytes', () => {
  expect(readConfig({ SCAN_PACK_MB: '3' }).analisis.limites).toMatchObject({
    packBytes: 3_145_728,
    segundos: 300,
  });
});
