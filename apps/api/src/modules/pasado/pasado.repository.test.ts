import { createTestDatabase, type TestDatabase } from '@mantenible/db/test';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import type { NewRun } from '../../jobs/job.port.ts';
import { createJobRepository } from '../../jobs/job.repository.ts';
import { openQueue, type AnalysisQueue } from '../../jobs/queue.repository.ts';
import { filaProyecto } from '../../testing/fila-proyecto.ts';
import { uid } from '../../testing/muestra.ts';
import { createPasadoPublicado } from './pasado-publicado.repository.ts';
import type {
  PasadoPorGuardar,
  PasadoPublicadoRepository,
  EjecucionPasadoRepository,
} from './pasado.port.ts';
import { createEjecucionPasadoRepository } from './pasado.repository.ts';

let t: TestDatabase;
let queue: AnalysisQueue;
let pasados: EjecucionPasadoRepository;
let publicados: PasadoPublicadoRepository;
/** Whether the queue still has the claim. */
let vigente = true;
beforeAll(async () => {
  t = await createTestDatabase();
  const onError = (error: unknown) => {
    throw error;
  };
  queue = await openQueue({ database: t.database, repeatSeconds: 0, onError });
  pasados = createEjecucionPasadoRepository(t.db, queue);
  publicados = createPasadoPublicado(t.db, { settle: () => Promise.resolve(vigente) });
});
afterAll(async () => {
  await queue.stop(() => undefined);
  await t.close();
});
beforeEach(async () => {
  vigente = true;
  await t.db.deleteFrom('proyectos').execute();
  await t.db.deleteFrom('analisis_turnos').execute();
  await vaciarCola();
  for (const n of [1, 2]) await sembrarProyecto(n);
});

const vaciarCola = () => t.database.execute('delete from pgboss.job', []);
const minuto = (n: number) => new Date(Date.UTC(2026, 0, 1, 0, n));
const enlace = 'https://github.com/ana/tienda';

const sembrarProyecto = (n: number) =>
  t.db
    .insertInto('proyectos')
    .values(filaProyecto(n, { id_persona: `sub-${n}` }))
    .execute();

/** Run `n`, requested in minute `n` by the owner of the project. */
const nuevo = (n: number, proyecto = 1): NewRun => ({
  id: uid(100 + n),
  proyectoId: uid(proyecto),
  idPersona: `sub-${proyecto}`,
  enlace,
  rama: 'main',
  now: minuto(n),
});
/** Opens run `n`, whose job then leaves the queue as if a worker had ended it. */
async function abrir(n: number, proyecto = 1): Promise<string> {
  expect(await pasados.abrir(nuevo(n, proyecto))).toBe('abierto');
  await vaciarCola();
  return uid(100 + n);
}
const punto = (commit: string, dia: number, grado: number | null = 80) => ({
  commit,
  grado,
  fecha: new Date(Date.UTC(2025, 0, dia)).toISOString(),
  medidas: { ncloc: 100 * dia, code_smells: 2 },
});
const pasado = (...puntos: PasadoPorGuardar['puntos']): PasadoPorGuardar => ({
  rama: 'main',
  alcance: '',
  origen: 'todo',
  analizador: 'v1',
  avisos: [],
  puntos,
});
const publicar = (id: string, cual = pasado(punto('c1', 1), punto('c2', 2)), n = 50) =>
  publicados.publicar({ id, attempt: 0 }, cual, minuto(n));
const filas = async () =>
  (await t.db.selectFrom('pasados').select('id').orderBy('id').execute()).map(({ id }) => id);
const fallar = (id: string, estado: 'fallido' | 'cancelado' = 'fallido') =>
  createJobRepository(t.db, queue, 'pasado').abandon(
    id,
    { estado: 'fallido', codigo: 'x', motivo: `Motivo de ${estado}` },
    minuto(40),
  );

describe('a finished past', () => {
  it('has its commits in their order, with figures, degree and notices', async () => {
    const id = await abrir(1);
    const avisos = [{ aviso: 'fuera-de-limites' as const, commits: 3 }];
    expect(await publicar(id, { ...pasado(punto('viejo', 1, null), punto('nuevo', 2)), avisos })).toBe(
      'publicado',
    );
    const leido = await pasados.listo(uid(1));
    expect(leido).toMatchObject({ fecha: minuto(50).toISOString(), enlace, rama: 'main', avisos });
    expect(leido?.puntos).toMatchObject([
      { commit: 'viejo', fecha: '2025-01-01T00:00:00.000Z', grado: null, lineas: 100, incidencias: 2 },
      { commit: 'nuevo', fecha: '2025-01-02T00:00:00.000Z', grado: 80, lineas: 200, complejidad: null },
    ]);
    expect(await pasados.ejecucion(uid(1))).toMatchObject({ estado: 'listo', motivo: null, progreso: null });
  });

  it('replaces the one before, of its project alone', async () => {
    const [una, ajena] = [await abrir(1), await abrir(2, 2)];
    await publicar(una);
    await publicar(ajena);
    const otra = await abrir(3);
    expect(await filas()).toEqual([una, ajena, otra]);
    await publicar(otra, pasado(punto('c9', 9)), 60);
    expect(await filas()).toEqual([ajena, otra]);
    expect((await pasados.listo(uid(1)))?.puntos.map(({ commit }) => commit)).toEqual(['c9']);
    expect((await pasados.listo(uid(2)))?.puntos).toHaveLength(2);
    const puntos = await t.db.selectFrom('pasado_puntos').select('pasado_id').execute();
    expect(new Set(puntos.map(({ pasado_id }) => pasado_id))).toEqual(new Set([ajena, otra]));
  });

  it('stays while a later run is open, and after it failed', async () => {
    const una = await abrir(1);
    await publicar(una);
    const otra = await abrir(2);
    expect((await pasados.listo(uid(1)))?.puntos).toHaveLength(2);
    await fallar(otra);
    expect(await pasados.ejecucion(uid(1))).toMatchObject({ estado: 'fallido', motivo: 'Motivo de fallido' });
    expect((await pasados.listo(uid(1)))?.puntos).toHaveLength(2);
    await abrir(3);
    // Of the earlier runs only the finished one stays.
    expect(await filas()).toEqual([una, uid(103)]);
  });

  it.each([
    ['its claim is lost', false, 'en-curso', 'perdido'],
    ['it was cancelled', true, 'cancelado', 'cancelado'],
    ['it has failed', true, 'fallido', 'perdido'],
  ] as const)('is not published when %s, and the one before stays', async (_que, claim, estado, salida) => {
    await publicar(await abrir(1));
    const otra = await abrir(2);
    await t.db.updateTable('pasados').set({ estado }).where('id', '=', otra).execute();
    vigente = claim;
    expect(await publicar(otra, pasado(punto('c9', 9)))).toBe(salida);
    expect((await pasados.listo(uid(1)))?.puntos.map(({ commit }) => commit)).toEqual(['c1', 'c2']);
    expect(await publicar(uid(999))).toBe('perdido');
  });
});

describe('the newest commit of the one before', () => {
  it('is that of the same link and branch', async () => {
    await publicar(await abrir(1));
    expect(await publicados.puntaAnterior(uid(1), enlace, 'main')).toBe('c2');
    expect(await publicados.puntaAnterior(uid(1), enlace, 'dev')).toBeNull();
    expect(await publicados.puntaAnterior(uid(1), 'https://github.com/ana/otra', 'main')).toBeNull();
    expect(await publicados.puntaAnterior(uid(2), enlace, 'main')).toBeNull();
  });
});

describe('a run', () => {
  it('has not begun in a new project', async () => {
    const nada = { estado: 'sin-iniciar', motivo: null, progreso: null, delante: null };
    expect(await pasados.ejecucion(uid(1))).toEqual(nada);
    expect(await pasados.listo(uid(1))).toBeNull();
    expect(await pasados.ejecucion(uid(9))).toEqual(nada);
  });

  it('waits behind those of earlier turns', async () => {
    expect(await pasados.abrir(nuevo(2, 2))).toBe('abierto');
    expect(await pasados.abrir(nuevo(5))).toBe('abierto');
    const enCola = { fase: 'en-cola', hechos: 0, total: 0 };
    expect(await pasados.ejecucion(uid(1))).toMatchObject({
      estado: 'en-curso',
      progreso: enCola,
      delante: 1,
    });
    expect(await pasados.ejecucion(uid(2))).toMatchObject({ delante: 0 });
  });

  it('is refused while the person has an open one, and nothing of it is stored', async () => {
    await pasados.abrir(nuevo(1));
    expect(await pasados.abrir(nuevo(2))).toBe('proyecto-ocupado');
    expect(await pasados.abrir({ ...nuevo(3, 2), idPersona: 'sub-1' })).toBe('persona-ocupada');
    expect(await filas()).toEqual([uid(101)]);
    const turnos = await t.db.selectFrom('analisis_turnos').select('id').execute();
    expect(turnos).toHaveLength(1);
  });

  it('is made once for parallel requests', async () => {
    const salidas = await Promise.all([1, 2, 3, 4].map((n) => pasados.abrir(nuevo(n))));
    expect(salidas.toSorted()).toEqual([
      'abierto',
      'proyecto-ocupado',
      'proyecto-ocupado',
      'proyecto-ocupado',
    ]);
    expect(await filas()).toHaveLength(1);
  });

  it('is cancelled with its job, and can then be started again', async () => {
    await pasados.abrir(nuevo(1));
    await pasados.cancelar(uid(2), minuto(2));
    expect(await pasados.ejecucion(uid(1))).toMatchObject({ estado: 'en-curso' });
    await pasados.cancelar(uid(1), minuto(2));
    await pasados.cancelar(uid(1), minuto(3));
    expect(await pasados.ejecucion(uid(1))).toMatchObject({ estado: 'cancelado', progreso: null });
    expect(await queue.counts()).toEqual({ waiting: 0, running: 0, failed: 0 });
    expect(await pasados.abrir(nuevo(4))).toBe('abierto');
  });
});
