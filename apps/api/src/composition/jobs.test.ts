import { createTestDatabase, type TestDatabase } from '@mantenible/db/test';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { readConfig } from '../config/config.ts';
import { createLogger } from '../http/logging.ts';
import type { Admission } from '../jobs/job.port.ts';
import { createAnalisisAbiertoRepository } from '../modules/analisis/analisis-abierto.repository.ts';
import { createVaults } from '../secrets/index.ts';
import { AnalizadorFalso, hastaAbortar } from '../testing/analizador-falso.ts';
import { uid } from '../testing/muestra.ts';
import { openJobs, type JobRoom } from './jobs.ts';

const pronto = { timeout: 60_000 };
const proyecto = uid(1);

let t: TestDatabase;
let falso: AnalizadorFalso;
let abiertos: JobRoom[];
let lineas: string[];
beforeEach(async () => {
  t = await createTestDatabase();
  falso = new AnalizadorFalso();
  abiertos = [];
  lineas = [];
  await sembrarProyecto();
});
afterEach(async () => {
  for (const jobs of abiertos) await jobs.close();
  await t.close();
});

const cofres = createVaults({
  secretKey: Buffer.alloc(32, 7).toString('base64'),
  secrets: { readOrCreate: () => Promise.reject(new Error('tests keep no secrets')) },
});

async function sembrarProyecto(id = proyecto, idPersona = 'sub-ana'): Promise<void> {
  const { cifrado, clave } = (await cofres).tokens.encrypt('ghp_CANARIO', id);
  const fila = { id, nombre: 'Tienda', link: `https://github.com/${idPersona}/tienda`, branch: 'main' };
  const resto = { token_cifrado: cifrado, token_clave: clave, id_persona: idPersona, clave: idPersona };
  const creado = new Date();
  await t.db
    .insertInto('proyectos')
    .values({ ...fila, ...resto, version: 1, creado })
    .execute();
}

interface Opciones {
  readonly env?: Readonly<Record<string, string>>;
  readonly now?: () => Date;
}

async function abrir({ env = {}, now = () => new Date() }: Opciones = {}): Promise<JobRoom> {
  const jobs = await openJobs({
    config: readConfig(env),
    database: t.database,
    vaults: await cofres,
    log: createLogger('debug', { write: (linea) => void lineas.push(linea) }),
    now,
    programs: { runner: '', worker: '' },
    repositorios: falso,
  });
  abiertos.push(jobs);
  return jobs;
}

interface Pedido {
  readonly id?: string;
  readonly proyectoId?: string;
  readonly idPersona?: string;
}

const enCurso = (jobs: JobRoom) => createAnalisisAbiertoRepository(t.db, jobs.queue);

async function iniciar(jobs: JobRoom, pedido: Pedido = {}): Promise<Admission> {
  const origen = { enlace: 'https://github.com/ana/tienda', rama: 'main' };
  const quien = { id: uid(101), proyectoId: proyecto, idPersona: 'sub-ana', ...pedido };
  const respuesta = await enCurso(jobs).abrir({ ...quien, ...origen, now: new Date() });
  jobs.queue.wake();
  return respuesta;
}

const estado = async () => {
  const filas = t.db.selectFrom('analisis').select(['estado', 'codigo', 'motivo']);
  return (await filas.execute())[0];
};
const medidas = async () => (await t.db.selectFrom('analisis').select('medidas').executeTakeFirst())?.medidas;
const enEstado = (cual: string) => expect.poll(async () => (await estado())?.estado, pronto).toBe(cual);

/** Jobs of the queue that have not ended. */
const filas = () =>
  t.database.execute(
    `select state, retry_count, retry_limit, extract(epoch from start_after - now())::int as wait
     from pgboss.job where name = 'analyses' and state < 'completed'`,
    [],
  );

describe('an analysis', () => {
  it('waits until a worker starts, in this process or another', async () => {
    const servidor = await abrir();
    await iniciar(servidor);
    expect(await filas()).toMatchObject([{ state: 'created', retry_count: 0 }]);
    const otroProceso = await abrir();
    await otroProceso.start();
    await enEstado('listo');
    expect(falso.peticiones).toMatchObject([{ token: 'ghp_CANARIO' }]);
  });

  it('runs once with several workers', async () => {
    const [jobs, otro] = [await abrir(), await abrir()];
    await jobs.start();
    await otro.start();
    await iniciar(jobs);
    otro.queue.wake();
    await enEstado('listo');
    expect(falso.peticiones).toHaveLength(1);
  });

  it('is refused to a person with an open one in any project, until that one ends', async () => {
    const jobs = await abrir();
    await sembrarProyecto(uid(2), 'sub-beto');
    expect(await iniciar(jobs)).toBe('abierto');
    expect(await iniciar(jobs, { id: uid(102) })).toBe('proyecto-ocupado');
    expect(await iniciar(jobs, { id: uid(102), proyectoId: uid(2) })).toBe('persona-ocupada');
    expect(await iniciar(jobs, { id: uid(103), proyectoId: uid(2), idPersona: 'sub-beto' })).toBe('abierto');
    await jobs.start();
    await expect.poll(filas, pronto).toEqual([]);
    expect(await iniciar(jobs, { id: uid(104) })).toBe('abierto');
  });

  it('is refused to one of two concurrent requests', async () => {
    const jobs = await abrir();
    const respuestas = await Promise.all([iniciar(jobs), iniciar(jobs, { id: uid(102) })]);
    expect(respuestas.toSorted()).toEqual(['abierto', 'proyecto-ocupado']);
  });

  it('stops when its project is deleted, and the owner may start another one', async () => {
    const jobs = await abrir();
    await jobs.start();
    falso.guion = hastaAbortar;
    await iniciar(jobs);
    await expect.poll(() => falso.peticiones.length, pronto).toBe(1);
    await t.db.deleteFrom('proyectos').execute();
    await sembrarProyecto(uid(2));
    falso.guion = () => Promise.resolve();
    expect(await iniciar(jobs, { id: uid(102), proyectoId: uid(2) })).toBe('abierto');
    await enEstado('listo');
    await expect.poll(() => lineas.join(''), pronto).toContain('"estado":"perdido"');
  });

  it('is queued again when the queue has lost its job, as after a restored backup', async () => {
    const jobs = await abrir();
    await iniciar(jobs);
    await t.database.execute('delete from pgboss.job', []);
    await jobs.start();
    await enEstado('listo');
  });

  it('is logged with its owner and its outcome, without the token', async () => {
    const jobs = await abrir();
    await jobs.start();
    falso.guion = () => Promise.reject(new Error('unforeseen'));
    await iniciar(jobs);
    await enEstado('fallido');
    await expect.poll(() => lineas.join(''), pronto).toContain('analysis ended');
    expect(lineas.join('')).toContain('"sub":"sub-ana","estado":"fallo-interno"');
    expect(lineas.join('')).not.toContain('CANARIO');
  });

  it('returns to the queue when the process stops, without counting as a failed attempt', async () => {
    const jobs = await abrir();
    await jobs.start();
    falso.guion = (peticion) => {
      peticion.alMedir?.({ ncloc: 7 });
      return hastaAbortar(peticion);
    };
    await iniciar(jobs);
    await expect.poll(() => medidas(), pronto).toEqual({ ncloc: 7 });
    await jobs.close();
    // Claimed once; the claim before the stop does not count as a death.
    expect(await filas()).toMatchObject([{ state: 'created', retry_count: 0, retry_limit: 2 }]);
    const { progreso, medidas: vistas } = await enCurso(jobs).situacion(proyecto);
    expect([progreso?.fase, vistas]).toEqual(['en-cola', null]);
    falso.guion = () => Promise.resolve();
    await (await abrir()).start();
    await enEstado('listo');
  });
});

/**
 * pg-boss detects a dead process by its missing heartbeat; the embedded database detects it when it is
 * opened.
 */
describe('a process that died during an analysis', () => {
  const retraso = (segundos: number) => ({ SCAN_REPEAT_SECONDS: String(segundos) });

  /** Leaves a claim without a heartbeat, and texts of an unpublished analysis. */
  async function morir(env: Readonly<Record<string, string>>, muertes = 1): Promise<void> {
    await iniciar(await abrir({ env }));
    await t.database.execute(
      `update pgboss.job set state = 'active', started_on = now(), retry_count = $1::int,
         heartbeat_on = now() - interval '2 minutes' where name = 'analyses'`,
      [muertes - 1],
    );
    await t.db.updateTable('analisis').set({ fase: 'analizando', hechos: 1, total: 2 }).execute();
    const archivo = { posicion: 0, ruta: 'a.js', lenguaje: 'js', analizable: true };
    const json = { medidas: '{}', incidencias: '[]', texto_cifrado: 'x', texto_clave: 'y' };
    await t.db
      .insertInto('analisis_archivos')
      .values({ analisis_id: uid(101), ...archivo, ...json })
      .execute();
  }

  /** On PostgreSQL the supervisor fails the jobs without a heartbeat in its next pass. */
  async function supervisar(jobs: JobRoom): Promise<void> {
    await t.database.execute('update pgboss.queue set monitor_on = null', []);
    await jobs.supervise();
  }

  async function renacer(env: Readonly<Record<string, string>>): Promise<JobRoom> {
    const jobs = await abrir({ env });
    await jobs.start();
    if (t.database.engine === 'postgres') await supervisar(jobs);
    return jobs;
  }

  it('has its analysis retried, and its texts removed', async () => {
    await morir(retraso(0));
    await renacer(retraso(0));
    await enEstado('listo');
    expect(falso.barridos).toBe(1);
    const textos = await t.db.selectFrom('analisis_archivos').select('ruta').execute();
    expect(textos.map(({ ruta }) => ruta)).toEqual(['a.js', 'src/b.js']);
  });

  it('has its retry delayed by a minute, so that the next analysis runs first', async () => {
    await morir(retraso(60));
    const jobs = await renacer(retraso(60));
    const [job] = (await filas()) as readonly { readonly state: string; readonly wait: number }[];
    expect(job?.state).toBe('retry');
    expect(job?.wait).toBeGreaterThan(30);
    expect(await enCurso(jobs).situacion(proyecto)).toMatchObject({
      progreso: { fase: 'en-cola', hechos: 0, total: 0 },
      delante: null,
    });
    await sembrarProyecto(uid(2), 'sub-beto');
    await iniciar(jobs, { id: uid(102), proyectoId: uid(2), idPersona: 'sub-beto' });
    await expect
      .poll(() => falso.peticiones.map(({ enlace }) => enlace), pronto)
      .toEqual(['https://github.com/sub-beto/tienda']);
    await expect.poll(filas, pronto).toMatchObject([{ state: 'retry' }]);
  });

  it('is not assumed while the heartbeat continues, independent of the clock of the process', async () => {
    falso.guion = hastaAbortar;
    const dosHoras = 7_200_000;
    const atrasado = await abrir({ now: () => new Date(Date.now() - dosHoras) });
    await atrasado.start();
    await iniciar(atrasado);
    await expect.poll(() => falso.peticiones.length, pronto).toBe(1);
    await supervisar(await abrir({ now: () => new Date(Date.now() + dosHoras) }));
    expect(await filas()).toMatchObject([{ state: 'active', retry_count: 0 }]);
  });

  it('makes the job a dead letter at its second death, and a new analysis may be started', async () => {
    await morir(retraso(0), 2);
    const jobs = await renacer(retraso(0));
    await enEstado('fallido');
    expect(await estado()).toEqual({
      estado: 'fallido',
      codigo: 'maquina-detenida',
      motivo: 'La máquina se detuvo durante el análisis. Vuelva a iniciarlo.',
    });
    const textos = () => t.db.selectFrom('analisis_archivos').selectAll().execute();
    await expect.poll(textos, pronto).toEqual([]);
    expect(await iniciar(jobs, { id: uid(102) })).toBe('abierto');
    await expect.poll(() => falso.peticiones.length, pronto).toBe(1);
  });

  it('publishes nothing when it was only slow', async () => {
    let terminar = (): void => undefined;
    falso.guion = () => new Promise<void>((resolve) => (terminar = resolve));
    const lento = await abrir();
    await lento.start();
    await iniciar(lento);
    await expect.poll(() => falso.peticiones.length, pronto).toBe(1);
    // Another worker claims it.
    await t.database.execute("update pgboss.job set retry_count = 1 where name = 'analyses'", []);
    terminar();
    await expect.poll(() => lineas.join(''), pronto).toContain('"estado":"perdido"');
    expect(await estado()).toMatchObject({ estado: 'en-curso' });
    expect(await filas()).toMatchObject([{ state: 'active', retry_count: 1 }]);
  });
});
