// seguridad: 3
import { sweepDeleted } from '@mantenible/db/backup';
import { DomainError } from '@mantenible/domain/error';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { AnalizadorFalso } from '../../testing/analizador-falso.ts';
import { copiaDeEntrega, crearEntrega, leerEntregado, sembrarClase } from '../../testing/entregas.ts';
import { analizar, leerSituacion } from '../../testing/esperar-analisis.ts';
import { crearProyecto, sembrarCatalogo, vaciarProyectos } from '../../testing/muestra.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createCopiaRepository } from './copia.repository.ts';
import { completarCopias, copiarVencidas } from './copiar-entregas.ts';
import { createEntregadoRepository } from './entregado.repository.ts';

let app: TestApp;
let now: Date;
let proyecto: string;
let entrega: string;
const falso = new AnalizadorFalso();
const en = (texto: string) => {
  now = new Date(texto);
};
beforeAll(async () => {
  now = new Date('2026-12-02T12:00:00Z');
  app = await createTestApp({
    parts: { now: () => now },
    repositorios: falso,
    env: { SCAN_PER_HOUR: '1000' },
  });
  await sembrarCatalogo(app.db);
  await app.jobs?.start();
});
afterAll(() => app.close());
beforeEach(async () => {
  en('2026-12-02T12:00:00Z');
  falso.peticiones.length = 0;
  await app.db.deleteFrom('cursos').execute();
  await vaciarProyectos(app);
  proyecto = (await crearProyecto(app))._id;
  const cursoId = await sembrarClase(app, 1, { proyectos: [proyecto], unidas: ['ana'] });
  entrega = (await crearEntrega(app, cursoId))._id;
});

async function analizarEntero(): Promise<void> {
  await analizar(app, proyecto);
  await expect
    .poll(async () => (await leerSituacion(app, proyecto)).estado, { timeout: 60_000 })
    .toBe('listo');
}
const deps = (haySitio = true) => ({
  copias: createCopiaRepository(app.db, true),
  cuotas: { exigirSitio: () => (haySitio ? Promise.resolve() : Promise.reject(sinSitio)) },
  now: () => now,
});
const sinSitio = new DomainError('conflict', 'sin-espacio', 'El disco está lleno.');
const nunca = (_entrega: string, error: unknown) => {
  throw error;
};
const copiar = () => copiarVencidas(deps(), nunca);
const completar = () => completarCopias(deps(), new AbortController().signal);
const halladas = async () => (await leerEntregado(app, entrega, proyecto)).incidencias;

/** Runs a statement after each change of the rows of a table. */
async function alCambiar(tabla: string, sentencia: string): Promise<void> {
  await sql`create function al_cambiar() returns trigger language plpgsql as ${sql.lit(
    `begin ${sentencia}; return null; end`,
  )}`.execute(app.db);
  await sql`create trigger al_cambiar after insert or update on ${sql.table(tabla)}
    for each statement execute function al_cambiar()`.execute(app.db);
}
const sinAlCambiar = () => sql`drop function al_cambiar cascade`.execute(app.db);

describe('the files of an own analysis', () => {
  it('wait for the copy of a delivery while the project is analysed again', async () => {
    await analizarEntero();
    en('2026-12-16T05:00:30Z');
    await analizarEntero();
    now = copiaDeEntrega;
    await copiar();
    expect(await halladas()).toBeNull();
    await analizarEntero();
    await completar();
    expect(await halladas()).toBe(2);
    expect((await leerEntregado(app, entrega, proyecto)).ambitoPropio).toEqual(falso.ambito);
  });

  it('go once the copy has them', async () => {
    await analizarEntero();
    now = copiaDeEntrega;
    await copiar();
    await completar();
    await analizarEntero();
    const filas = () => app.db.selectFrom('analisis_archivos').select('analisis_id').distinct().execute();
    // They go after the next analysis was published.
    await expect.poll(async () => (await filas()).length).toBe(1);
    expect(await halladas()).toBe(2);
  });

  it('are copied of a project that was deleted meanwhile, before its rows go', async () => {
    await analizarEntero();
    now = copiaDeEntrega;
    await copiar();
    expect((await app.call({ as: 'ana', method: 'DELETE', url: `/proyectos/${proyecto}` })).status).toBe(204);
    expect(await sweepDeleted(app.db)).toBe(0);
    await completar();
    expect(await halladas()).toBe(2);
    expect(await sweepDeleted(app.db)).toBe(1);
  });

  it('stay for the copies of a call that ends while a second one begins', async () => {
    await analizarEntero();
    now = copiaDeEntrega;
    await copiar();
    // The first call made its copies, and ends in the moment in which the second deletes files.
    await app.db.updateTable('entregas').set({ copiada: null }).execute();
    await alCambiar('entrega_analisis', 'update entregas set copiada = fin');
    await copiar();
    await sinAlCambiar();
    await completar();
    expect(await halladas()).toBe(2);
  });

  it('are not copied without room on the disk, nor is what was delivered', async () => {
    now = copiaDeEntrega;
    await copiarVencidas(deps(false), nunca);
    expect(await app.db.selectFrom('entregados').select('id').execute()).toEqual([]);
  });
});

describe('the files of later work', () => {
  const tarde = async (method: 'PUT' | 'DELETE') => {
    const url = `/entregas/${entrega}/proyectos/${proyecto}/tarde`;
    const body = { motivo: 'Enfermedad' };
    const { status } = await app.call({ as: 'dora', method, url, ...(method === 'PUT' && { body }) });
    return status;
  };
  const cuantos = async () =>
    (await app.db.selectFrom('entregado_archivos').select('posicion').execute()).length;
  beforeEach(async () => {
    now = copiaDeEntrega;
    await copiar();
    en('2026-12-17T12:00:00Z');
    await analizarEntero();
    expect(await tarde('PUT')).toBe(200);
    await completar();
    expect([await halladas(), await cuantos()]).toEqual([2, 2]);
  });

  it('stay when it cannot be taken again because its project left the course', async () => {
    await app.db.deleteFrom('curso_proyectos').execute();
    expect(await tarde('PUT')).toBe(409);
    expect(await halladas()).toBe(2);
  });

  it('stay when the change fails', async () => {
    await alCambiar('entregados', `raise exception 'lleno'`);
    expect([await tarde('PUT'), await tarde('DELETE')]).toEqual([500, 500]);
    await sinAlCambiar();
    expect(await halladas()).toBe(2);
  });

  it('go by the chore where a change ended before it deleted them', async () => {
    await app.db.updateTable('entrega_analisis').set({ estado: 'cancelado' }).execute();
    await completar();
    expect(await cuantos()).toBe(0);
    // An analysis of no copy, as 'tomar' leaves it, is not that of the template.
    await app.db.updateTable('entrega_analisis').set({ entregado_id: null }).execute();
    expect(await createEntregadoRepository(app.db, true).plantilla(entrega)).toEqual([]);
    await completar();
    expect(await app.db.selectFrom('entrega_analisis').select('id').execute()).toEqual([]);
  });

  it('go with it when it is taken again or given back', async () => {
    expect(await tarde('PUT')).toBe(200);
    expect([await halladas(), await cuantos()]).toEqual([null, 0]);
    await completar();
    expect([await halladas(), await cuantos()]).toEqual([2, 2]);
    expect(await tarde('DELETE')).toBe(204);
    expect([await halladas(), await cuantos()]).toEqual([null, 0]);
    expect(await app.db.selectFrom('entrega_analisis').select('id').execute()).toEqual([]);
  });
});

it('the texts of an archived course go although files of another copy cannot be copied', async () => {
  await analizarEntero();
  now = copiaDeEntrega;
  await copiar();
  await completar();
  const conTexto = async () =>
    (
      await app.db
        .selectFrom('entregado_archivos')
        .select('ruta')
        .where('texto_cifrado', 'is not', null)
        .execute()
    ).length;
  expect(await conTexto()).toBeGreaterThan(0);
  await app.db.updateTable('cursos').set({ estado: 'archivado' }).execute();
  const copiarArchivos = () => Promise.reject(new Error('fallo'));
  const sinCopiar = { ...deps(), copias: { ...deps().copias, copiarArchivos } };
  await expect(completarCopias(sinCopiar, new AbortController().signal)).rejects.toThrow('fallo');
  expect(await conTexto()).toBe(0);
});

it('a copy has the newest analysis of the repository and branch that are delivered', async () => {
  await analizarEntero();
  await app.db.updateTable('proyectos_todos').set({ branch: 'dev' }).execute();
  await analizarEntero();
  await app.db.updateTable('proyectos_todos').set({ branch: 'main' }).execute();
  now = copiaDeEntrega;
  await copiar();
  await completar();
  expect(await halladas()).toBe(2);
  const { fila } = await leerEntregado(app, entrega, proyecto);
  expect([fila.partes.analisis, fila.analisis?.commit]).toEqual([true, 'commit 1']);
});

it('one delivery that cannot be copied keeps no other from it', async () => {
  const { curso_id } = await app.db.selectFrom('entregas').select('curso_id').executeTakeFirstOrThrow();
  await crearEntrega(app, curso_id, { titulo: 'Otra' });
  await app.db.updateTable('entregas').set({ pide: '{}' }).where('id', '=', entrega).execute();
  now = copiaDeEntrega;
  const fallidas: string[] = [];
  await copiarVencidas(deps(), (id) => {
    fallidas.push(id);
  });
  expect(fallidas).toEqual([entrega]);
  expect(await app.db.selectFrom('entregados').select('entrega_id').execute()).toHaveLength(1);
});

it('a reader takes the copies of the own delivery alone, and a stranger none', async () => {
  const { curso_id } = await app.db.selectFrom('entregas').select('curso_id').executeTakeFirstOrThrow();
  const otra = await crearEntrega(app, curso_id, { titulo: 'Otra' });
  now = copiaDeEntrega;
  const copiadas = async () => {
    const filas = await app.db.selectFrom('entregas').select('id').where('copiada', 'is not', null).execute();
    return filas.map(({ id }) => id);
  };
  expect((await app.call({ as: 'omar', method: 'GET', url: `/entregas/${otra._id}` })).status).toBe(404);
  expect(await copiadas()).toEqual([]);
  expect((await app.call({ as: 'ana', method: 'GET', url: `/entregas/${otra._id}` })).status).toBe(200);
  expect(await copiadas()).toEqual([otra._id]);
});
