// seguridad: 53, several-servers
import { setTimeout as sleep } from 'node:timers/promises';

import { situacionAnalisis } from '@mantenible/contracts/analisis';
import { proyecto } from '@mantenible/contracts/proyecto';
import { eventually } from '@mantenible/doubles';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { Browser } from '../../apps/api/src/identity/testing/browser.ts';
import {
  abrirRepositorios,
  type RepositoriosRetenibles,
} from '../../apps/api/src/testing/process/repositorios-retenibles.ts';
import { sql } from './support/cluster.ts';
import { startFleet, type Fleet } from './support/fleet.ts';
import { fiveJourneys, followed, newTally } from './support/journeys.ts';

/** Three servers without state of their own and two workers (ADR 0045). */
const short = process.env['PRUEBA_CORTA'] === '1';
const kills = short ? 5 : 100;
const between = short ? 4000 : 10_000;
const clave = 'clave de la prueba de varios servidores';
const readsPerMinute = 600;

let fleet: Fleet;
let repositorios: RepositoriosRetenibles;
let link: string;

beforeAll(async () => {
  repositorios = await abrirRepositorios();
  link = repositorios.crear('pequeno.git', [{ path: 'a.py', content: 'x = 1\ny = 2\n' }]);
  fleet = await startFleet({
    ADMIN_PASSWORD: clave,
    ESTUDIANTE_PASSWORD: clave,
    LIMIT_READS: String(readsPerMinute),
    // People of this test answer without a pause.
    LIMIT_WRITES: '10000',
    QUOTA_PROJECTS: '10000',
    SCAN_ALLOW_LOCAL: '1',
    SCAN_PER_HOUR: '10000',
    SCAN_REPEAT_SECONDS: '1',
  });
  sql(
    fleet.cluster.url,
    `insert into cuentas select 'persona-' || n, 'persona-' || n, nombre, null, clave_hash, roles, true, false, creado
     from cuentas, generate_series(1, 4) n where usuario = 'estudiante'`,
  );
});
afterAll(async () => {
  await fleet.stop();
  await repositorios.cerrar();
});

const signIn = async (usuario: string) => (await new Browser(fleet.base).signIn(usuario, clave)).access_token;
const count = (query: string): string => sql(fleet.cluster.url, query);

test('three servers that start together on an empty database migrate it once and fill it once', () => {
  expect(count('select count(*) = count(distinct nombre) and count(*) > 0 from migraciones')).toBe('t');
  expect(
    count("select string_agg(usuario, ',' order by usuario) from cuentas where sub not like 'persona-%'"),
  ).toBe('admin,estudiante');
  expect(count('select count(*) = count(distinct nombre) from metricas')).toBe('t');
  expect(
    fleet.servers.filter((server) => server.output().includes('Se han creado las cuentas')),
  ).toHaveLength(1);
});

test('every server accepts the session that another one began', async () => {
  const token = await signIn('persona-1');
  const headers = { authorization: `Bearer ${token}` };
  const answers = await Promise.all(
    fleet.servers.map(({ base }) => fetch(`${base}/api/metricas`, { headers })),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  const keys = fleet.servers.map(({ base }) =>
    fetch(`${base}/auth/realms/mantenible/protocol/openid-connect/certs`),
  );
  const documents = await Promise.all((await Promise.all(keys)).map((answer) => answer.text()));
  expect(new Set(documents).size).toBe(1);
});

test('one Idempotency-Key sent to three servers at once creates one project', async () => {
  const token = await signIn('persona-2');
  const body = JSON.stringify({
    nombre: 'Uno',
    link,
    branch: 'main',
    githubtoken: 'x',
    idPersona: 'persona-2',
  });
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    'idempotency-key': 'una',
  };
  const send = ({ base }: { base: string }) =>
    fetch(`${base}/api/proyectos`, { method: 'POST', headers, body });
  const first = (await Promise.all(fleet.servers.map(send))).map(({ status }) => status);
  expect(first.filter((status) => status !== 201 && status !== 409)).toEqual([]);
  const again = await Promise.all(fleet.servers.map(send));
  expect(again.map(({ status }) => status)).toEqual([201, 201, 201]);
  expect(new Set(await Promise.all(again.map((answer) => answer.text()))).size).toBe(1);
  expect(count("select count(*) from proyectos where id_persona = 'persona-2'")).toBe('1');
});

test('a stream at each of three servers shows the end of an analysis that a worker runs', async () => {
  const token = await signIn('persona-1');
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const body = { nombre: 'Flujos', link, branch: 'main', githubtoken: 'x', idPersona: 'persona-1' };
  const at = (server: number) => fleet.servers[server]?.base ?? '';
  const post = (path: string, sent: object) =>
    fetch(`${at(0)}/api${path}`, { method: 'POST', headers, body: JSON.stringify(sent) });
  const { _id: id } = proyecto.parse(await (await post('/proyectos', body)).json());
  expect((await post(`/analisis/${id}`, {})).status).toBe(202);
  await Promise.all(fleet.servers.map(({ base }) => followed(base, id, token)));
  const states = fleet.servers.map(async ({ base }) =>
    situacionAnalisis.parse(await (await fetch(`${base}/api/analisis/${id}`, { headers })).json()),
  );
  expect((await Promise.all(states)).map(({ estado }) => estado)).toEqual(['listo', 'listo', 'listo']);
});

test('each server counts the calls of a person alone', async () => {
  const token = await signIn('persona-3');
  const headers = { authorization: `Bearer ${token}` };
  const askAt = async (server: number) =>
    (await fetch(`${fleet.servers[server]?.base ?? ''}/api/metricas`, { headers })).status;
  const statuses = await Promise.all(Array.from({ length: readsPerMinute + 1 }, () => askAt(0)));
  expect(statuses.filter((status) => status !== 200)).toEqual([429]);
  expect(await askAt(0)).toBe(429);
  expect(await askAt(1)).toBe(200);
});

test(
  `the five journeys succeed while ${kills} processes are killed and replaced`,
  async () => {
    const tally = newTally();
    let running = true;
    const people = ['persona-1', 'persona-2', 'persona-4', 'estudiante'].map(async (usuario) => {
      const person = { base: fleet.base, usuario, clave, link, tally };
      for (let turn = 1; running; turn += 1) await fiveJourneys(person, turn);
    });
    const processes = fleet.servers.length + fleet.workers.length;
    for (let kill = 0; kill < kills; kill += 1) {
      const pause = sleep(between);
      await fleet.replace(kill % processes);
      await pause;
    }
    // A slow machine makes fewer turns between two kills, and each person is to make more than one.
    await eventually(() => {
      expect(tally.done['informe'] ?? 0).toBeGreaterThan(people.length);
      expect(tally.streams.ended).toBeGreaterThan(people.length);
    });
    running = false;
    await Promise.all(people);
    console.log(`figures: ${JSON.stringify({ kills, ...tally })}`);
    expect(tally.failed).toEqual([]);
  },
  kills * 60_000 + 900_000,
);
