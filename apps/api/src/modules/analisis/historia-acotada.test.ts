import { createTestDatabase, type TestDatabase } from '@mantenible/db/test';
import { maximoHistoria, maximoOmitidosMostrados } from '@mantenible/domain/escaneo';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { turnsOf } from '../../jobs/enqueue.repository.ts';
import { openQueue, type AnalysisQueue } from '../../jobs/queue.repository.ts';
import { filaProyecto } from '../../testing/fila-proyecto.ts';
import { uid } from '../../testing/muestra.ts';
import { createAnalisisAbiertoRepository } from './analisis-abierto.repository.ts';
import type { AnalisisAbiertoRepository, AnalisisRepository } from './analisis.port.ts';
import { createAnalisisRepository } from './analisis.repository.ts';
import { createArchivosRepository } from './archivos.repository.ts';

let t: TestDatabase;
let queue: AnalysisQueue;
const fallar = (error: unknown): never => {
  throw error;
};
let analisis: AnalisisRepository & AnalisisAbiertoRepository;
beforeAll(async () => {
  t = await createTestDatabase();
  queue = await openQueue({ database: t.database, repeatSeconds: 0, onError: fallar });
  analisis = { ...createAnalisisRepository(t.db), ...createAnalisisAbiertoRepository(t.db, queue) };
});
afterAll(async () => {
  await queue.stop(() => undefined);
  await t.close();
});
beforeEach(async () => {
  await t.db.deleteFrom('proyectos').execute();
  await t.database.execute('delete from pgboss.job', []);
  await t.db.deleteFrom('analisis_turnos').execute();
  for (const n of [1, 2]) await sembrarProyecto(n);
});

const minuto = (n: number) => new Date(Date.UTC(2026, 0, 1, 0, n));

const sembrarProyecto = (n: number) =>
  t.db
    .insertInto('proyectos')
    .values(filaProyecto(n, { id_persona: `sub-${n}` }))
    .execute();

/** Stores ended analyses of a project, one per minute; `estadoDe` gives the state of each. */
async function sembrar(proyecto: number, cuantos: number, estadoDe: (orden: number) => string) {
  const filas = Array.from({ length: cuantos }, (_, orden) => ({
    id: uid(proyecto * 1000 + orden),
    proyecto_id: uid(proyecto),
    id_persona: 'sub-ana',
    estado: estadoDe(orden),
    enlace: 'https://x.org/a',
    rama: 'main',
    creado: minuto(orden),
    fin: minuto(orden),
    fase: 'guardando',
    hechos: 0,
    total: 0,
    medidas: JSON.stringify({ ncloc: orden }),
  }));
  await t.db.insertInto('analisis').values(filas).execute();
}

const origen = { enlace: 'https://github.com/ana/tienda', rama: 'main' };

/** Starts an analysis of the first project in minute `n`. */
const abrir = (n: number) =>
  analisis.abrir({ id: uid(n), proyectoId: uid(1), idPersona: 'sub-1', ...origen, now: minuto(n) });
const turnosDe = async (proyecto: number) => {
  const filas = await t.db
    .selectFrom('analisis')
    .select('id')
    .where('proyecto_id', '=', uid(proyecto))
    .orderBy('creado')
    .execute();
  return filas.map(({ id }) => id);
};

describe('the history of a project', () => {
  it('keeps the newest fifty, the new one included, and leaves other projects alone', async () => {
    await sembrar(1, 60, () => 'listo');
    await sembrar(2, 60, () => 'listo');
    expect(await abrir(100)).toBe('abierto');
    const quedan = Array.from({ length: maximoHistoria - 1 }, (_, i) => uid(1011 + i));
    expect(await turnosDe(1)).toEqual([...quedan, uid(100)]);
    expect(await turnosDe(2)).toHaveLength(60);
    const historia = await analisis.historia(uid(1), maximoHistoria);
    expect([historia.length, historia[0]?.estado]).toEqual([50, 'en-curso']);
  });

  it('keeps the newest finished analysis with its files, however many failed since', async () => {
    await sembrar(1, 60, (orden) => (orden === 3 ? 'listo' : 'fallido'));
    const archivo = { posicion: 0, ruta: 'a.js', lenguaje: 'js', analizable: true };
    const json = { medidas: '{}', incidencias: '[]', texto_cifrado: 'x', texto_clave: 'y' };
    await t.db
      .insertInto('analisis_archivos')
      .values({ analisis_id: uid(1003), ...archivo, ...json })
      .execute();
    await abrir(100);
    expect((await turnosDe(1)).slice(0, 2)).toEqual([uid(1003), uid(1011)]);
    const archivos = createArchivosRepository(t.db);
    expect(await archivos.medidas('p1')).toEqual({ ncloc: 3 });
    for await (const tramo of archivos.archivos('p1'))
      expect(tramo).toMatchObject([{ ruta: 'a.js', medidas: {} }]);
    expect(await archivos.cuantos('p1')).toBe(1);
  });

  it('does not change below the limit, nor when a start is refused', async () => {
    await sembrar(1, maximoHistoria - 1, () => 'cancelado');
    await abrir(100);
    expect(await turnosDe(1)).toHaveLength(maximoHistoria);
    expect(await abrir(101)).toBe('proyecto-ocupado');
    expect(await turnosDe(1)).toHaveLength(maximoHistoria);
  });
});

describe('the starts of the last hour', () => {
  it('are read for one person, oldest first, and deleted for all people once they are older', async () => {
    const filas = [
      ['sub-1', 0],
      ['sub-2', 10],
      ['sub-1', 11],
      ['sub-2', 12],
      ['sub-1', 12],
    ] as const;
    await t.db
      .insertInto('analisis_turnos')
      .values(filas.map(([id_persona, n], i) => ({ id: uid(i), id_persona, momento: minuto(n) })))
      .execute();
    expect(await turnsOf(t.db, 'sub-1', minuto(10))).toEqual([minuto(11), minuto(12)]);
    const quedan = await t.db.selectFrom('analisis_turnos').select('momento').orderBy('id').execute();
    expect(quedan.map(({ momento }) => momento)).toEqual([minuto(11), minuto(12), minuto(12)]);
  });

  it('are deleted at most 500 at a time, and older ones that remain are not read', async () => {
    const filas = Array.from({ length: 600 }, (_, n) => ({
      id: uid(n),
      id_persona: 'sub-1',
      momento: minuto(n < 599 ? 0 : 5),
    }));
    await t.db.insertInto('analisis_turnos').values(filas).execute();
    expect(await turnsOf(t.db, 'sub-1', minuto(1))).toEqual([minuto(5)]);
    expect(await t.db.selectFrom('analisis_turnos').select('id').execute()).toHaveLength(100);
  });
});

describe('what an analysis left out', () => {
  it('is counted completely and named up to a limit, languages apart', async () => {
    await sembrar(1, 1, () => 'listo');
    const lenguaje = { lenguaje: 'Java', archivos: 3 };
    const archivos = Array.from({ length: maximoOmitidosMostrados + 10 }, (_, i) => ({
      ruta: `vendor/${i}.js`,
      motivo: 'Está minimizado.',
    }));
    await t.db
      .updateTable('analisis')
      .set({ omitidos: JSON.stringify([lenguaje, ...archivos]) })
      .execute();
    expect(await analisis.noAnalizado(uid(1))).toEqual({
      otrosLenguajes: [lenguaje],
      archivosOmitidos: { total: archivos.length, primeros: archivos.slice(0, maximoOmitidosMostrados) },
      ambito: null,
      alcanceDeHoy: null,
    });
  });
});
