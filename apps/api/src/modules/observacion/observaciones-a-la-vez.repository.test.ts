import { randomUUID } from 'node:crypto';

import type { Persona } from '@mantenible/domain/acceso';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { sembrarEntrega } from '../../testing/muestra-entrega.ts';
import { uid } from '../../testing/muestra.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { leerEntrega, leerEntregados } from '../nota/entregados.repository.ts';
import { exigirEntregado } from '../nota/exigir-entrega.ts';
import { createFraseRepository, createObservacionRepository } from './observacion.repository.ts';
import { borrarObservacion, cambiarObservacion, observar } from './observar.ts';

const proyectoId = uid(601);
const enEnero = (): Date => new Date(Date.UTC(2026, 0, 20));
const dora = { sub: 'sub-dora', nombre: 'Dora', roles: ['estudiante', 'docente'] as const };
const ana = { sub: 'sub-ana', nombre: 'Ana', roles: ['estudiante'] as const };
let t: TestApp;
let numero = 300;
beforeAll(async () => {
  t = await createTestApp({ parts: { now: enEnero } });
});
afterAll(() => t.close());

/** The rooms of comments, where `entre` runs once comments were read and before anything is written. */
function lasDe(entre: () => Promise<unknown> = () => Promise.resolve()) {
  const observaciones = createObservacionRepository(t.db);
  const entregas = {
    entrega: (id: string, sub: string) => leerEntrega(t.db, id, sub),
    entregados: (id: string, proyecto?: string) => leerEntregados(t.db, id, proyecto),
  };
  return {
    observaciones: {
      ...observaciones,
      hasta: async (...cual: Parameters<typeof observaciones.hasta>) => {
        const leidas = await observaciones.hasta(...cual);
        await entre();
        return leidas;
      },
    },
    entregado: (persona: Persona, lugar: Parameters<typeof exigirEntregado>[2]) =>
      exigirEntregado(entregas, persona, lugar),
    avisar: () => Promise.resolve(),
    now: enEnero,
  };
}

const nueva = (padre: string | null = null) => {
  return { _id: randomUUID(), lugar: 'todo', clave: '', texto: 'Bien', cuando: 'ahora', padre } as const;
};

/** A delivery of Ana with one comment of Dora. */
async function comentada() {
  numero += 1;
  const entregaId = await sembrarEntrega(t, numero, {
    personas: ['ana'],
    entregados: [{ proyecto: proyectoId, propietario: 'ana' }],
  });
  const lugar = { entregaId, proyectoId };
  const { _id: comentarioId } = await observar(lasDe(), dora, lugar, nueva());
  return { lugar, cual: { ...lugar, comentarioId }, comentarioId };
}

const padres = async (entregaId: string) =>
  (await createObservacionRepository(t.db).hilos({ entregaId, proyectoId }))
    .map(({ padre }) => padre)
    .toSorted((a) => (a === null ? -1 : 1));

describe('a comment that is deleted meanwhile', () => {
  it('takes no reply', async () => {
    const { lugar, cual, comentarioId } = await comentada();
    const deps = lasDe(() => borrarObservacion(lasDe(), dora, cual));
    await expect(observar(deps, ana, lugar, nueva(comentarioId))).rejects.toMatchObject({
      kind: 'invalid',
      message: expect.stringContaining('ya no existe') as string,
    });
    expect(await padres(lugar.entregaId)).toEqual([]);
  });

  it('is not found by a second deletion and by a change', async () => {
    const { cual } = await comentada();
    const deps = lasDe(() => borrarObservacion(lasDe(), dora, cual));
    await expect(borrarObservacion(deps, dora, cual)).rejects.toMatchObject({ kind: 'not-found' });
    const otra = await comentada();
    const suyas = lasDe(() => borrarObservacion(lasDe(), dora, otra.cual));
    await expect(cambiarObservacion(suyas, ana, otra.cual, { resuelta: true }, 1)).rejects.toMatchObject({
      kind: 'not-found',
    });
  });

  it('stays where a reply was written first', async () => {
    const { lugar, cual, comentarioId } = await comentada();
    const deps = lasDe(() => observar(lasDe(), ana, lugar, nueva(comentarioId)));
    await expect(borrarObservacion(deps, dora, cual)).rejects.toMatchObject({ codigo: 'tiene-respuestas' });
    expect(await padres(lugar.entregaId)).toEqual([null, comentarioId]);
  });
});

it('a delivery that is deleted meanwhile takes no comment', async () => {
  const { lugar } = await comentada();
  const deps = lasDe();
  const entregado: typeof deps.entregado = async (...quien) => {
    const leido = await deps.entregado(...quien);
    await t.db.deleteFrom('entregas').where('id', '=', lugar.entregaId).execute();
    return leido;
  };
  await expect(observar({ ...deps, entregado }, dora, lugar, nueva())).rejects.toMatchObject({
    kind: 'not-found',
  });
});

it('a deletion and a reply that wait for one lock leave the comment with its reply, or neither', async () => {
  const { lugar, cual, comentarioId } = await comentada();
  const hechas: Promise<unknown>[] = [];
  await t.db.transaction().execute(async (trx) => {
    await sql`select id from entregas where id = ${lugar.entregaId} for update`.execute(trx);
    hechas.push(borrarObservacion(lasDe(), dora, cual), observar(lasDe(), ana, lugar, nueva(comentarioId)));
    await esperanDos();
  });
  const resultados = await Promise.allSettled(hechas);
  const [borrado, respuesta] = resultados.map(({ status }) => status);
  expect([borrado, respuesta].toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(resultados.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { kind: borrado === 'fulfilled' ? 'invalid' : 'conflict' },
  });
  expect(await padres(lugar.entregaId)).toEqual(borrado === 'fulfilled' ? [] : [null, comentarioId]);
});

it('two phrases that are kept at once are not more than a person may keep', async () => {
  const frases = createFraseRepository(t.db);
  const nombre = { sub: dora.sub, nombre: dora.nombre, visto: enEnero() };
  await t.db
    .insertInto('personas')
    .values(nombre)
    .onConflict((oc) => oc.doNothing())
    .execute();
  const agregar = () =>
    frases.agregar(dora.sub, { _id: randomUUID(), texto: 'Bien' }, { maximo: 2, now: enEnero() });
  expect(await agregar()).toBe(true);
  const hechas: Promise<boolean>[] = [];
  await t.db.transaction().execute(async (trx) => {
    await sql`select sub from personas where sub = ${dora.sub} for update`.execute(trx);
    await sql`select id from frases where sub = ${dora.sub} for update`.execute(trx);
    hechas.push(agregar(), agregar());
    await esperanDos();
  });
  expect((await Promise.all(hechas)).toSorted()).toEqual([false, true]);
  expect(await frases.listar(dora.sub)).toHaveLength(2);
});

/** Returns once two statements of this database wait for a lock; the embedded engine has one connection, whose turn both wait for. */
async function esperanDos(): Promise<void> {
  if (t.database.engine !== 'postgres') return;
  const esperan = sql`select pid from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  await expect.poll(async () => (await esperan.execute(t.db)).rows).toHaveLength(2);
}
