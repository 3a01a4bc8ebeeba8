import { expect, test } from 'vitest';

import { readConfig } from '../config/config.ts';
import { greeting } from './greeting.ts';
import { systemNotice } from './system-notice.ts';

const config = { ...readConfig({}), dataDir: '/d' };
const first = { file: '/d/secretos/cuentas-iniciales.txt', cuentas: [{ usuario: 'admin', clave: 'c-1' }] };

test('the first start shows address, accounts and the locations of the data', () => {
  expect(greeting(config, first, { platform: 'linux', terminal: true }).split('\n')).toEqual([
    '',
    'Mantenible está listo en http://127.0.0.1:4000/mantenible/',
    'Se han creado estas cuentas (es la única vez que se muestran sus contraseñas):',
    '  admin  c-1',
    'También están en /d/secretos/cuentas-iniciales.txt, que solo usted puede leer.',
    'Datos: /d',
    '',
  ]);
});

test('the first start shows no password where its output is kept, but where they are', () => {
  const text = greeting(
    config,
    { ...first, cuentas: [...first.cuentas, { usuario: 'estudiante', clave: 'c-2' }] },
    { terminal: false },
  );
  expect(text).not.toMatch(/c-[12]/u);
  expect(text).toContain('Se han creado las cuentas admin y estudiante.');
  expect(text).toContain(
    'Sus contraseñas están en /d/secretos/cuentas-iniciales.txt, que solo usted puede leer.',
  );
});

test('a later start shows no password', () => {
  expect(greeting(config, null)).toContain('están en /d/secretos/cuentas-iniciales.txt');
  expect(greeting(config, null)).not.toContain('c-1');
});

test.each([
  ['0.0.0.0', null, true],
  ['127.0.0.1', null, false],
  ['::1', null, false],
  ['0.0.0.0', 'https://a.ejemplo', false],
  ['0.0.0.0', 'http://a.ejemplo', true],
])('on %s with public address %s it warns: %s', (host, publicUrl, warns) => {
  expect(greeting({ ...config, host, publicUrl }, null, { platform: 'linux' }).includes('Aviso')).toBe(warns);
});

test.each([
  ['0.0.0.0', true, true],
  ['127.0.0.1', true, false],
  ['0.0.0.0', false, false],
])('on %s with TRUST_PROXY %s it warns that the port can be reached: %s', (host, trustProxy, warns) => {
  const reached = { ...config, host, trustProxy, publicUrl: 'https://a.ejemplo' };
  expect(greeting(reached, null, { platform: 'linux' }).includes('Aviso: TRUST_PROXY=1')).toBe(warns);
});

test('on a system other than Linux the greeting ends with a notice', () => {
  expect(greeting(config, null, { platform: 'darwin' }).split('\n').slice(-3, -1)).toEqual(
    systemNotice('darwin'),
  );
});

test.each([
  ['0.0.0.0', 'http://127.0.0.1:4000/mantenible/'],
  ['::', 'http://[::1]:4000/mantenible/'],
  ['192.0.2.7', 'http://192.0.2.7:4000/mantenible/'],
])('on %s the address shown can be opened', (host, address) => {
  expect(greeting({ ...config, host }, null)).toContain(`en ${address}\n`);
});

test('with Keycloak the greeting names it as the provider of accounts', () => {
  const keycloak = { url: 'https://id.ejemplo', realm: 'uni', clientId: 'c' };
  expect(greeting({ ...config, keycloak }, null)).toContain(
    'Las cuentas son las de https://id.ejemplo (realm uni).',
  );
});
