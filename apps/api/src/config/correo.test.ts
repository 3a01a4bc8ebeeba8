// seguridad: mail
import { expect, test } from 'vitest';

import { readConfig } from './config.ts';

const base = {
  SMTP_HOST: 'smtp.uni.es',
  SMTP_FROM: 'mantenible@uni.es',
  PUBLIC_URL: 'https://mantenible.uni.es',
};
const credenciales = { SMTP_USER: 'mantenible', SMTP_PASSWORD: 'muysecreta' };
const leer = (env: Readonly<Record<string, string>>) => () => readConfig(env);

test('without a server there is no mail, whatever else is set', () => {
  expect(readConfig({}).correo).toBeNull();
  expect(readConfig({ ...credenciales, SMTP_TLS: 'no' }).correo).toBeNull();
});

test('a server is read with its defaults: TLS is required', () => {
  expect(readConfig({ ...base, ...credenciales }).correo).toEqual({
    servidor: 'smtp.uni.es',
    puerto: 587,
    tls: 'starttls',
    usuario: 'mantenible',
    clave: 'muysecreta',
    remitente: 'mantenible@uni.es',
    porHora: 300,
  });
});

test('a server needs a sender and the address of the product', () => {
  const solo = leer({ SMTP_HOST: 'smtp.uni.es' });
  expect(solo).toThrow('  - SMTP_FROM: es necesario cuando se indica SMTP_HOST');
  expect(solo).toThrow('  - PUBLIC_URL: es necesario cuando se indica SMTP_HOST');
});

test('a user name and a password come together, and no refusal repeats the password', () => {
  for (const env of [{ SMTP_USER: 'mantenible' }, { SMTP_PASSWORD: 'muysecreta' }]) {
    expect(leer({ ...base, ...env })).toThrow('  - SMTP_USER y SMTP_PASSWORD: ');
    expect(leer({ ...base, ...env })).not.toThrow('muysecreta');
  }
});

test('a password crosses no network without encryption', () => {
  const abierto = { ...base, SMTP_TLS: 'no' };
  expect(leer({ ...abierto, ...credenciales })).toThrow('  - SMTP_TLS: con «no»');
  expect(leer(abierto)).not.toThrow();
  for (const SMTP_HOST of ['127.0.0.1', '::1', 'localhost'])
    expect(leer({ ...abierto, ...credenciales, SMTP_HOST })).not.toThrow();
  expect(leer({ ...abierto, ...credenciales, SMTP_HOST: '127.0.0.1.uni.es' })).toThrow('SMTP_TLS');
});

test.each(['smtp://uni.es', 'uni.es/correo', 'a b', 'uni.es\r\nX'])('%j is no server', (SMTP_HOST) => {
  expect(leer({ ...base, SMTP_HOST })).toThrow('  - SMTP_HOST: debe ser el nombre');
});

test.each(['uni.es', 'Mantenible <a@uni.es>', 'a@b@uni.es', 'a@uni.es,b@uni.es', 'a@uni.es\nBcc: b@uni.es'])(
  '%j is no sender',
  (SMTP_FROM) => {
    expect(leer({ ...base, SMTP_FROM })).toThrow('  - SMTP_FROM: debe ser una dirección de correo');
  },
);
