// seguridad: mail
import { randomBytes } from 'node:crypto';

import { eventually } from '@mantenible/doubles';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { startServerProcess } from '../../apps/api/src/testing/process/server-process.ts';
import { createDatabase, type OwnDatabase } from './support/database.ts';
import { startMailServer, type RealMailServer } from './support/mail-server.ts';

/** Two servers over one PostgreSQL, with a real mail server that asks for encryption and a password. */
const password = 'la-buena';
const secretKey = randomBytes(32).toString('base64');
const people = 12;
let database: OwnDatabase;
let mail: RealMailServer;

beforeAll(async () => {
  database = await createDatabase();
  mail = await startMailServer('mantenible', password);
  // The tables.
  const first = await start();
  await first.remove();
  await addDelivery();
});
afterAll(async () => {
  await mail.stop();
  await database.drop();
});

const start = (env: Readonly<Record<string, string>> = {}) =>
  startServerProcess({ DATABASE_URL: database.url, SECRET_KEY: secretKey, ...env });

const settings = () => ({
  SMTP_HOST: '127.0.0.1',
  SMTP_PORT: String(mail.port),
  SMTP_USER: 'mantenible',
  SMTP_PASSWORD: password,
  SMTP_FROM: 'mantenible@uni.ejemplo',
  PUBLIC_URL: 'https://uni.ejemplo',
  NODE_EXTRA_CA_CERTS: mail.certificate,
});

const delivery = '00000000-0000-7000-8000-000000000001';

async function addDelivery() {
  await database.run(`
    insert into cursos (id, nombre, periodo, zona, escala, aprobado, estado, version, creado)
      values ('${delivery}', 'Calidad', '2026', 'America/Guayaquil', 10, 7, 'abierto', 1, now());
    insert into entregas (id, curso_id, titulo, texto, abre_local, cierra_local, abre, fin, pide, version, creado)
      values ('${delivery}', '${delivery}', 'Plan «ñ»', '', '', '', now(), now(), '{}', 1, now())`);
}

/** Notices that are due, for people of these numbers. */
const addNotices = (from: number, to: number) =>
  database.run(`
    insert into avisos_por_correo (sub, activo, correo, intentos)
      select 'sub-' || n, true, 'p' || n || '@ejemplo.es', 0 from generate_series(${from}, ${to}) as n;
    insert into avisos (id, sub, tipo, entrega_id, texto, creado, por_enviar)
      select gen_random_uuid(), 'sub-' || n, 'nota', '${delivery}', 'Secreto', now(), now() - interval '11 minutes'
      from generate_series(${from}, ${to}) as n`);

const waiting = () => database.run('select sub from avisos where por_enviar is not null');

test('two servers send each mail once, encrypted and after signing in', async () => {
  await addNotices(1, people);
  const servers = await Promise.all([start(settings()), start(settings())]);
  await eventually(async () => {
    expect(await waiting()).toEqual([]);
    expect(mail.delivered().match(/^Envelope-to: .*$/gmu)).toHaveLength(people);
  });
  for (const server of servers) {
    await server.ended('SIGTERM');
    await server.remove();
  }
  const text = mail.delivered();
  const expected = Array.from({ length: people }, (_, i) => `Envelope-to: p${i + 1}@ejemplo.es`);
  expect((text.match(/^Envelope-to: .*$/gmu) ?? []).toSorted()).toEqual(expected.toSorted());
  expect(text.match(/with esmtpsa /gu)).toHaveLength(people);
  expect(text).toContain('Subject: Mantenible: 1 aviso nuevo\n');
  expect(text).not.toContain('Secreto');
});

test.each([
  [
    'password',
    { SMTP_PASSWORD: 'la-mala' },
    'El servidor de correo no aceptó el usuario o la contraseña (respuesta 535).',
  ],
  [
    'certificate',
    { NODE_EXTRA_CA_CERTS: '' },
    'No se pudo cifrar la conexión con el servidor de correo: revise SMTP_TLS y su certificado.',
  ],
])(
  'with a wrong %s nothing is sent, and the reason is kept without the password',
  async (what, env, reason) => {
    const before = mail.delivered();
    const n = what === 'password' ? 101 : 102;
    await addNotices(n, n);
    const server = await start({ ...settings(), ...env });
    await eventually(async () => {
      const rows = await database.run(`select fallo from avisos_por_correo where sub = 'sub-${n}'`);
      expect(rows).toEqual([{ fallo: reason }]);
    });
    // The line is written after the row.
    const output = await eventually(() => {
      expect(server.output()).toContain('a mail could not be sent');
      return server.output();
    });
    await server.remove();
    expect(output).not.toMatch(/la-mala|la-buena|ejemplo\.es/u);
    expect(mail.delivered()).toBe(before);
  },
);
