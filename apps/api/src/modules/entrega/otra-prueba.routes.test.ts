// seguridad: 64
import type { EntregaEnviada } from '@mantenible/contracts/entrega';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';

import {
  copiaDeEntrega,
  crearEntrega,
  entregaNueva,
  finDeEntrega,
  leerEntrega,
  sembrarClase,
} from '../../testing/entregas.ts';
import { filaProyecto } from '../../testing/fila-proyecto.ts';
import {
  pruebaDeMetrica,
  sembrarCatalogo,
  guardarPrueba,
  uid,
  vaciarProyectos,
} from '../../testing/muestra.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { copiarVencidas } from './copiar-entregas.ts';
import { createCopiaRepository } from './copia.repository.ts';
import { createEntregaRepository } from './entrega.repository.ts';

let app: TestApp;
let now: Date;
let [cursoId, entrega]: string[] = [];
const proyectos = Array.from({ length: 45 }, (_, i) => uid(31_000 + i));
const antes = { ...entregaNueva.pide, prueba: null };

beforeAll(async () => {
  now = new Date('2026-12-02T12:00:00Z');
  app = await createTestApp({ parts: { now: () => now } });
  await sembrarCatalogo(app.db);
  await sql`create table tramos (copias integer not null, orden serial)`.execute(app.db);
});
afterAll(() => app.close());
beforeEach(async () => {
  now = new Date('2026-12-02T12:00:00Z');
  await app.db.deleteFrom('cursos').execute();
  await vaciarProyectos(app);
  await app.db
    .insertInto('proyectos_todos')
    .values(proyectos.map((_, i) => filaProyecto(31_000 + i)))
    .execute();
  cursoId = await sembrarClase(app, 1, { proyectos, unidas: ['ana'] });
  for (const proyecto of proyectos) await guardarPrueba(app, pruebaDeMetrica(proyecto));
  entrega = (await crearEntrega(app, cursoId, { pide: antes }))._id;
  now = copiaDeEntrega;
  await leerEntrega(app, entrega);
  expect(await conPrueba()).toBe(0);
  await sql`delete from tramos`.execute(app.db);
  await alCambiar('insert into tramos (copias) select count(*) from nuevas');
});

/** Runs a statement after each one that changes copies, whose rows are `nuevas`. */
async function alCambiar(sentencia: string): Promise<void> {
  await sql`drop function if exists al_cambiar cascade`.execute(app.db);
  await sql`create function al_cambiar() returns trigger language plpgsql as ${sql.lit(
    `begin ${sentencia}; return null; end`,
  )}`.execute(app.db);
  await sql`create trigger al_cambiar after update on entregados referencing new table as nuevas
    for each statement execute function al_cambiar()`.execute(app.db);
}

const id = () => entrega ?? '';
const copias = () => createCopiaRepository(app.db, true);
const deps = () => ({ copias: copias(), cuotas: { exigirSitio: () => Promise.resolve() }, now: () => now });
async function conPrueba(): Promise<number> {
  const filas = await app.db
    .selectFrom('entregados')
    .select('id')
    .where('prueba_id', 'is not', null)
    .execute();
  return filas.length;
}
const tramos = async () =>
  (await sql<{ copias: number }>`select copias from tramos order by orden`.execute(app.db)).rows.map(
    (uno) => uno.copias,
  );
const fila = () =>
  app.db
    .selectFrom('entregas')
    .select(['copiada', 'copiada_sin_prueba'])
    .where('id', '=', id())
    .executeTakeFirstOrThrow();
const cambiar = async (cambios: Partial<EntregaEnviada> = {}) =>
  (
    await app.call({
      as: 'dora',
      method: 'PUT',
      url: `/entregas/${id()}`,
      body: { ...entregaNueva, ...cambios },
    })
  ).status;
/** Stores another test as what is asked for, as a call that ends before any copy has it. */
async function soloPedirla(): Promise<void> {
  const { abre, cierra } = entregaNueva;
  const cambio = { ...entregaNueva, texto: '', abre, cierra, abreEn: new Date(abre), fin: finDeEntrega };
  const autoria = { quien: { sub: 'sub-dora', nombre: 'Dora' }, now };
  expect(typeof (await createEntregaRepository(app.db, null).cambiar(id(), cambio, null, autoria))).toBe(
    'number',
  );
  expect(await fila()).toEqual({ copiada: null, copiada_sin_prueba: finDeEntrega });
}
/** The copies that were due; returns how many deliveries failed. */
async function copiar(): Promise<number> {
  let fallidas = 0;
  await copiarVencidas(deps(), () => {
    fallidas += 1;
  });
  return fallidas;
}
const completa = async () => {
  expect(await conPrueba()).toBe(45);
  expect(await fila()).toEqual({ copiada: finDeEntrega, copiada_sin_prueba: null });
};

it('another test is copied in slices of at most 20 projects, within the call that asks for it', async () => {
  expect(await cambiar()).toBe(200);
  expect(await tramos()).toEqual([20, 20, 5]);
  await completa();
});

it('a test above a megabyte has a slice of its own', async () => {
  const grande = proyectos[10] ?? '';
  await app.db
    .updateTable('respuestas')
    .set({ tamano: 2 * 1024 * 1024 })
    .where('proyecto_id', '=', grande)
    .execute();
  expect(await cambiar()).toBe(200);
  expect(await tramos()).toEqual([10, 1, 20, 14]);
});

it('slices that ended early are begun again by the chore and by readers; until then no copy counts', async () => {
  await soloPedirla();
  await alCambiar(
    `if exists (select 1 from nuevas where proyecto_id = '${proyectos[25]}') then raise 'fallo'; end if`,
  );
  expect(await copiar()).toBe(1);
  expect([await conPrueba(), (await fila()).copiada]).toEqual([20, null]);
  const tarde = { prueba: entregaNueva.pide.prueba, pruebas: [], hasta: now, now };
  const tomada = { ...tarde, proyectoId: proyectos[0] ?? '', motivo: 'Sí', quien: { sub: 's', nombre: 'D' } };
  expect(await copias().tomar({ _id: id(), cursoId: cursoId ?? '' }, tomada)).toBe('plazo-abierto');
  await sql`drop function al_cambiar cascade`.execute(app.db);
  expect((await leerEntrega(app, id())).filas.every(({ partes }) => partes.prueba)).toBe(true);
  await completa();
});

it('a copying that fails neither refuses the change nor keeps the delivery and its course from readers', async () => {
  await alCambiar("raise 'fallo'");
  expect(await cambiar()).toBe(200);
  expect(await fila()).toEqual({ copiada: null, copiada_sin_prueba: finDeEntrega });
  expect((await leerEntrega(app, id())).filas.map(({ proyecto }) => proyecto?._id)).toHaveLength(45);
  const lista = await app.call({ as: 'ana', method: 'GET', url: `/cursos/${cursoId ?? ''}/entregas` });
  expect(lista.status).toBe(200);
  await sql`drop function al_cambiar cascade`.execute(app.db);
  await leerEntrega(app, id());
  await completa();
});

it('a change between two slices ends them, also one that asks for the same test again', async () => {
  await soloPedirla();
  await alCambiar('update entregas set version = version + 1');
  expect(await copiar()).toBe(0);
  expect([await conPrueba(), (await fila()).copiada]).toEqual([20, null]);
  await sql`drop function al_cambiar cascade`.execute(app.db);
  await copiar();
  await completa();
});

it('a copy that another call completed meanwhile is left as it is', async () => {
  await soloPedirla();
  await alCambiar('update entregas set copiada = fin, copiada_sin_prueba = null');
  expect(await copiar()).toBe(0);
  expect(await conPrueba()).toBe(20);
});

it('with a later deadline everything is copied again, with the test', async () => {
  await soloPedirla();
  expect(await cambiar({ cierra: '2026-12-20T23:59' })).toBe(200);
  expect(await conPrueba()).toBe(0);
  now = new Date('2026-12-21T05:01:00Z');
  await leerEntrega(app, id());
  expect(await conPrueba()).toBe(45);
  expect(await fila()).toMatchObject({ copiada_sin_prueba: null });
});
