// seguridad: mail
import { startMailServer } from '@mantenible/doubles';
import { expect, it, onTestFinished } from 'vitest';

import { readConfig } from '../config/config.ts';
import { sembrarEntrega } from '../testing/muestra-entrega.ts';
import { createTestApp } from '../testing/test-app.ts';
import { uid } from '../testing/muestra.ts';
import { startMail } from './correo.ts';

const pronto = { interval: 5, timeout: 20_000 };
const now = () => new Date('2026-02-01T10:00:00Z');

/** A database with a notice that is due, for a person with mail on. */
async function conPendiente() {
  const t = await createTestApp();
  onTestFinished(() => t.close());
  const entrega_id = await sembrarEntrega(t, 1);
  const fila = { sub: 'sub-ana', activo: true, correo: 'ana@ejemplo.es', intentos: 0 };
  await t.db.insertInto('avisos_por_correo').values(fila).execute();
  const aviso = { id: uid(1), sub: 'sub-ana', tipo: 'nota', entrega_id, texto: '', creado: now() };
  await t.db
    .insertInto('avisos')
    .values({ ...aviso, por_enviar: new Date('2026-02-01T09:00:00Z') })
    .execute();
  return t;
}
const entorno = (port: number) => ({
  SMTP_HOST: '127.0.0.1',
  SMTP_PORT: String(port),
  SMTP_TLS: 'no',
  SMTP_USER: 'mantenible',
  SMTP_PASSWORD: 'muysecreta',
  SMTP_FROM: 'mantenible@uni.ejemplo',
  PUBLIC_URL: 'https://uni.ejemplo',
  BASE_PATH: '/calidad',
});

/** A log that keeps its lines. */
function collected() {
  const lines: unknown[] = [];
  const keep = (...line: unknown[]) => lines.push(line);
  return { lines, log: { warn: keep, error: keep } };
}

it('sends what is due when the server listens, and a stop waits for the mail under way', async () => {
  const server = await startMailServer({ password: 'muysecreta' });
  onTestFinished(() => server.close());
  const { db } = await conPendiente();
  const { log, lines } = collected();
  // Stopped before its first claim, it sends none.
  await startMail({ config: readConfig(entorno(server.port)), db, log, now })();
  expect(server.mails).toEqual([]);
  const stop = startMail({ config: readConfig(entorno(server.port)), db, log, now });
  const claim = () => db.selectFrom('avisos_por_correo').select('turno').executeTakeFirstOrThrow();
  await expect.poll(claim, pronto).not.toEqual({ turno: null });
  await stop();
  expect(server.mails.map(({ to, user }) => [to, user])).toEqual([[['ana@ejemplo.es'], 'mantenible']]);
  expect(server.mails[0]?.source).toContain('https://uni.ejemplo/calidad/avisos');
  expect(lines).toEqual([]);
});

it('logs the reason of a failure, without the password and without the words of the other server', async () => {
  const server = await startMailServer({ password: 'otra' });
  onTestFinished(() => server.close());
  const { db } = await conPendiente();
  const { log, lines } = collected();
  const stop = startMail({ config: readConfig(entorno(server.port)), db, log, now });
  await expect.poll(() => lines.length, pronto).toBe(1);
  await stop();
  const motivo = 'El servidor de correo no aceptó el usuario o la contraseña (respuesta 535).';
  expect(lines).toEqual([[{ motivo }, 'mail: a mail could not be sent']]);
});

it('does nothing without a mail server', async () => {
  const t = await conPendiente();
  const log = { warn: () => undefined, error: () => undefined };
  const statements = await t.statementsOf(() => startMail({ config: readConfig({}), db: t.db, log, now })());
  expect(statements).toEqual([]);
});
