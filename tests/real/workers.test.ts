// seguridad: 34, separate-workers
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { eventually, freePort } from '@mantenible/doubles';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { analysisProcesses } from '../../apps/api/src/testing/process/analysis-processes.ts';
import { clienteDe, type Cliente } from '../../apps/api/src/testing/process/cliente.ts';
import {
  abrirRepositorios,
  type RepositoriosRetenibles,
} from '../../apps/api/src/testing/process/repositorios-retenibles.ts';
import {
  startServerProcess,
  startWorkerProcess,
  type ProductProcess,
  type ServerProcess,
} from '../../apps/api/src/testing/process/server-process.ts';
import { createDatabase, type OwnDatabase } from './support/database.ts';

/** Server and workers as processes of their own over one PostgreSQL (ADR 0031). */
let carpeta: string;
let database: OwnDatabase;
let server: ServerProcess;
let repositorios: RepositoriosRetenibles;
let ana: Cliente;
let admin: Cliente;
const workers: ProductProcess[] = [];
let retenidos = 0;

const entorno = () => ({ DATABASE_URL: database.url, SCAN_ALLOW_LOCAL: '1', SCAN_REPEAT_SECONDS: '1' });

beforeAll(async () => {
  carpeta = mkdtempSync(join(tmpdir(), 'mantenible-workers-'));
  repositorios = await abrirRepositorios();
  database = await createDatabase();
  server = await startServerProcess({ ...entorno(), JOBS: 'worker', TMPDIR: carpeta });
  [ana, admin] = await Promise.all([clienteDe(server, 'estudiante'), clienteDe(server, 'admin')]);
});
afterAll(async () => {
  await Promise.all(workers.map((worker) => worker.ended('SIGKILL')));
  await server.remove();
  await database.drop();
  await repositorios.cerrar();
  rmSync(carpeta, { recursive: true, force: true });
});

/** One that makes an analysis at a time. */
async function emplear(env: Readonly<Record<string, string>> = {}): Promise<ProductProcess> {
  const worker = await startWorkerProcess(server, {
    ...entorno(),
    ...env,
    TMPDIR: carpeta,
    SCAN_CONCURRENCY: '1',
  });
  workers.push(worker);
  return worker;
}

/** The runner that this worker started; a runner's process number stands in the names of its clones. */
const runnerOf = (worker: ProductProcess): number => analysisProcesses(worker).runners[0]?.pid ?? 0;

/** Kills the worker whose runner this is. */
async function matar(runner: number): Promise<void> {
  const en = workers.findIndex((worker) => runnerOf(worker) === runner);
  await workers.splice(en, 1)[0]?.ended('SIGKILL');
}

/** Runners that hold a clone on the disk at the moment. */
const conClon = (): number[] =>
  readdirSync(carpeta, { recursive: true })
    .map((ruta) => Number(/\/clon-(?<pid>\d+)-[^/]*$/.exec(String(ruta))?.groups?.['pid']))
    .filter((pid) => pid > 0);

/** Until no clone is left on the disk. */
const sinClones = (): Promise<void> =>
  eventually(() => {
    expect(conClon()).toEqual([]);
  });

/** Until so many more clones wait at the host. */
const esperarRetenidos = (mas: number): Promise<void> => repositorios.retenidos((retenidos += mas));

async function proyecto(cliente: Cliente, nombre: string): Promise<string> {
  const link = repositorios.crear(nombre, [{ path: 'a.py', content: 'x = 1\ny = 2\n' }]);
  return cliente.crearProyecto(link);
}

/** The situation after the analysis and the hotspots that follow it. */
const alFinal = async (cliente: Cliente, id: string) => {
  const fin = await (await cliente.flujo(id)).hasta(({ progreso }) => progreso === null);
  await cliente.puntosCalculados(id);
  return fin;
};

test('a worker runs the analysis that the server queued, and the server reports its progress', async () => {
  const id = await proyecto(ana, 'una.git');
  repositorios.retener();
  expect(await ana.iniciar(id)).toBe(202);
  const flujo = await ana.flujo(id);
  expect(await flujo.siguiente()).toMatchObject({ estado: 'en-curso', progreso: { fase: 'en-cola' } });
  expect(repositorios.comienzos('una.git')).toBe(0);
  const worker = await emplear();
  await flujo.hasta(({ progreso }) => progreso?.fase === 'descargando');
  await esperarRetenidos(1);
  expect(conClon()).toEqual([runnerOf(worker)]);
  repositorios.soltar();
  const fin = await flujo.hasta(({ progreso }) => progreso === null);
  expect(fin).toMatchObject({ estado: 'listo', commit: expect.stringMatching(/^[\da-f]{40}$/) as unknown });
  expect(await flujo.siguiente()).toBeNull();
  expect(await ana.situacion(id)).toMatchObject({ estado: 'listo', historia: [{ estado: 'listo' }] });
  await ana.puntosCalculados(id);
  await sinClones();
});

test('two workers take one analysis each, and none is made twice', async () => {
  const ids = [await proyecto(ana, 'de-ana.git'), await proyecto(admin, 'de-admin.git')] as const;
  await emplear();
  repositorios.retener();
  expect([await ana.iniciar(ids[0]), await admin.iniciar(ids[1])]).toEqual([202, 202]);
  await esperarRetenidos(2);
  expect(conClon().toSorted()).toEqual(workers.map(runnerOf).toSorted());
  repositorios.soltar();
  for (const fin of [await alFinal(ana, ids[0]), await alFinal(admin, ids[1])])
    expect(fin).toMatchObject({ estado: 'listo' });
  expect(['de-ana.git', 'de-admin.git'].map((nombre) => repositorios.comienzos(nombre))).toEqual([1, 1]);
  await sinClones();
});

test('a worker serves metrics on METRICS_PORT: the queue of all processes, its own analyses, no names or ids', async () => {
  const port = await freePort();
  const leer = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const cola = async () => {
    const estados = (await leer()).matchAll(/^mantenible_queue_jobs\{state="(?<state>\w+)"\} (?<n>\d+)$/gmu);
    return [...estados].map(({ groups }) => `${groups?.['state'] ?? ''} ${groups?.['n'] ?? ''}`);
  };
  const anteriores = workers.splice(0);
  await Promise.all(anteriores.map((worker) => worker.ended('SIGTERM')));
  const id = await proyecto(ana, 'medido.git');
  expect(await ana.iniciar(id)).toBe(202);
  repositorios.retener();
  const worker = await emplear({ METRICS_PORT: String(port) });
  await esperarRetenidos(1);
  expect(await cola()).toEqual(['waiting 0', 'running 1', 'failed 0']);
  const otro = await proyecto(admin, 'espera.git');
  expect(await admin.iniciar(otro)).toBe(202);
  expect(await cola()).toEqual(['waiting 1', 'running 1', 'failed 0']);
  repositorios.soltar();
  await alFinal(ana, id);
  await alFinal(admin, otro);
  await eventually(async () => {
    expect(await cola()).toEqual(['waiting 0', 'running 0', 'failed 0']);
  });
  const texto = await leer();
  expect(texto).toContain('mantenible_analysis_duration_seconds_count{result="listo"} 2\n');
  expect(texto).toMatch(/mantenible_database_statement_duration_seconds_count\{kind="select"\} [1-9]\d*\n/u);
  expect(texto).toMatch(/mantenible_process_memory_bytes\{kind="rss"\} \d{7,}\n/u);
  expect(texto).not.toContain('mantenible_http_');
  for (const secreto of [id, otro, 'medido', 'espera.git']) expect(texto).not.toContain(secreto);
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
  expect(await worker.ended('SIGTERM')).toBe(0);
  await expect(leer()).rejects.toThrow('fetch failed');
  workers.splice(workers.indexOf(worker), 1);
  await emplear();
  await emplear();
});

const motivo = 'La máquina se detuvo durante el análisis. Vuelva a iniciarlo.';
const muertes = [
  [1, { estado: 'listo', motivo: null }],
  [2, { estado: 'fallido', motivo }],
] as const;

test.each(process.env['PRUEBA_CORTA'] === '1' ? muertes.slice(0, 1) : muertes)(
  'an analysis whose worker is killed is made by another, once more and no more: killed %i times',
  async (veces, final) => {
    const nombre = `matado-${veces}.git`;
    const id = await proyecto(ana, nombre);
    repositorios.retener();
    await ana.iniciar(id);
    for (let vez = 1; vez <= veces; vez += 1) {
      await esperarRetenidos(1);
      const [runner = 0] = conClon();
      await matar(runner);
      expect(await ana.situacion(id)).toMatchObject({ estado: 'en-curso' });
      // A minute of silence goes by.
      await database.run(
        "update pgboss.job set heartbeat_on = heartbeat_on - interval '1 minute' where state = 'active'; update pgboss.queue set monitor_on = null",
      );
      // The next worker clears away what was left; the supervisor of any process fails the dead one's job.
      await emplear();
      expect(conClon()).not.toContain(runner);
    }
    if (final.estado === 'listo') await esperarRetenidos(1);
    repositorios.soltar();
    expect(await alFinal(ana, id)).toMatchObject({ ...final, iniciable: true });
    expect(repositorios.comienzos(nombre)).toBe(2);
    await sinClones();
    expect(await ana.iniciar(id)).toBe(202);
    expect(await alFinal(ana, id)).toMatchObject({ estado: 'listo', motivo: null });
  },
);
