import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { estadoInstalacion } from '@mantenible/contracts/estado';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';

import { AnalizadorFalso } from '../../testing/analizador-falso.ts';
import { sembrarClase } from '../../testing/entregas.ts';
import { crearProyecto, uid } from '../../testing/muestra.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { Person } from '../../testing/tokens.ts';

let dataDir: string;
let app: TestApp;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'estado-'));
  app = await createTestApp({
    repositorios: new AnalizadorFalso(),
    env: { DATA_DIR: dataDir, QUOTA_PROJECTS: '7' },
    parts: { disco: () => Promise.resolve(85) },
  });
});
afterAll(async () => {
  await app.close();
  await rm(dataDir, { recursive: true });
});

const pedir = (as: Person | null = 'admin') => app.call({ as, method: 'GET', url: '/estado' });
const leer = async () => estadoInstalacion.parse((await pedir()).body);

it('gives version, engine, size, disk, queue and limits to admins alone', async () => {
  const estado = await leer();
  expect(estado).toMatchObject({
    version: '1.0.0',
    servidor: { node: process.version },
    partes: { baseDeDatos: 'bien', migraciones: 'bien' },
    disco: { usado: 85, limite: 90, estado: 'aviso' },
    cola: { esperan: 0, enCurso: 0, fallidos: 0 },
    servicios: { identidad: null, escaneo: null },
    correo: null,
    limites: { proyectos: 7, analisisALaVez: 2 },
  });
  expect(estado.baseDeDatos.bytes).toBeGreaterThan(1_000_000);
  expect([(await pedir('ana')).status, (await pedir(null)).status]).toEqual([403, 401]);
});

it('counts an analysis that waits', async () => {
  const { _id } = await crearProyecto(app);
  // No worker of this process takes it: its jobs were not started.
  await app.call({ as: 'ana', method: 'POST', url: `/analisis/${_id}` });
  expect((await leer()).cola).toEqual({ esperan: 1, enCurso: 0, fallidos: 0 });
});

it('counts an analysis of a delivery, and not what was copied for it', async () => {
  const antes = (await leer()).cola;
  const cursoId = await sembrarClase(app, 1, { proyectos: [], unidas: [] });
  const momento = new Date();
  const textos = { titulo: 'Una', texto: '', abre_local: '', cierra_local: '' };
  const instantes = { abre: momento, fin: momento, creado: momento };
  await app.db
    .insertInto('entregas')
    .values({ id: uid(9), curso_id: cursoId, ...textos, ...instantes, pide: '{}', version: 1 })
    .execute();
  const fila = (n: number, origen: string, estado: string) => ({
    id: uid(n),
    entrega_id: uid(9),
    origen,
    estado,
    creado: momento,
    fin: momento,
    fase: 'guardando',
    hechos: 0,
    total: 0,
  });
  await app.db
    .insertInto('entrega_analisis')
    .values([fila(1, 'entrega', 'en-curso'), fila(2, 'entrega', 'fallido'), fila(3, 'propio', 'en-curso')])
    .execute();
  const { esperan = 0, fallidos = 0 } = antes ?? {};
  expect((await leer()).cola).toEqual({ ...antes, esperan: esperan + 1, fallidos: fallidos + 1 });
});

it('names the newest dump, and none before the first', async () => {
  expect((await leer()).respaldo).toBeNull();
  const folder = join(dataDir, 'respaldos');
  await mkdir(folder);
  for (const [dia, texto] of [
    ['2026-05-03', 'a'],
    ['2026-05-04', 'bcd'],
    ['2026-05-02', 'e'],
  ] as const) {
    const path = join(folder, `mantenible-${dia}.jsonl.gz`);
    await writeFile(path, texto);
    await utimes(path, new Date(`${dia}T03:00:00Z`), new Date(`${dia}T03:00:00Z`));
  }
  for (const otro of ['otro.tmp', 'mantenible-0.1-2026.jsonl.gz', 'copia.jsonl.gz'])
    await writeFile(join(folder, otro), 'xxxxx');
  // The operator of a server of databases backs it up: dumps in the folder are of the engine before it.
  const deNoche = { fecha: '2026-05-04T03:00:00.000Z', bytes: 3 };
  expect((await leer()).respaldo).toEqual(app.database.engine === 'pglite' ? deNoche : null);
});

it('shows how mails stand, without user name and password of their server', async () => {
  const env = {
    SMTP_HOST: '127.0.0.1',
    SMTP_FROM: 'mantenible@uni.ejemplo',
    SMTP_USER: 'usuarioDeCorreo',
    SMTP_PASSWORD: 'muysecreta',
    PUBLIC_URL: 'https://uni.ejemplo',
  };
  const conCorreo = await createTestApp({ env });
  onTestFinished(() => conCorreo.close());
  const fecha = '2026-05-04T03:00:00.000Z';
  const fila = { activo: true, correo: 'ana@ejemplo.es', intentos: 0 };
  const fallo = { fallo: 'No respondió.', fallo_momento: fecha };
  await conCorreo.db
    .insertInto('avisos_por_correo')
    .values([
      { ...fila, sub: 'a', ultimo: fecha },
      { ...fila, sub: 'b', ...fallo },
      { ...fila, sub: 'c', activo: false },
    ])
    .execute();
  const { body, bytes } = await conCorreo.call({ as: 'admin', method: 'GET', url: '/estado' });
  expect(estadoInstalacion.parse(body).correo).toEqual({
    servidor: '127.0.0.1:587',
    personas: 2,
    esperan: 0,
    ultimo: fecha,
    fallo: { motivo: 'No respondió.', fecha },
  });
  expect(bytes.toString()).not.toMatch(/usuarioDeCorreo|muysecreta|ana@ejemplo/u);
});

it('names the identity provider and the scanning service in use, without their secrets', async () => {
  const otra = await createTestApp({
    env: {
      KEYCLOAK_URL: 'https://127.0.0.1:9/auth',
      KEYCLOAK_REALM: 'facultad',
      SONAR_HOST_URL: 'https://127.0.0.1:9',
      SONAR_TOKEN: 'secreto-del-servicio',
    },
  });
  onTestFinished(() => otra.close());
  const { body } = await otra.call({ as: 'admin', method: 'GET', url: '/estado' });
  expect(estadoInstalacion.parse(body).servicios).toEqual({
    identidad: '127.0.0.1:9 (facultad)',
    escaneo: '127.0.0.1:9',
  });
  expect(JSON.stringify(body)).not.toContain('secreto');
});
