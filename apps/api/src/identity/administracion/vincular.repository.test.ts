import type { Apunte } from '@mantenible/domain/auditoria';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { borradoresDe, version } from '../../testing/borradores.ts';
import { sembrarMiembro } from '../../testing/muestra-curso.ts';
import { accionNueva } from '../../testing/mejora.ts';
import { llenarProyecto } from '../../testing/resultados.ts';
import { crearProyecto, sembrarCatalogo, tokenCanario, vaciarProyectos } from '../../testing/muestra.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { people } from '../../testing/tokens.ts';
import { consola } from './administracion.port.ts';
import { vincular } from './vincular.repository.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  await sembrarCatalogo(app.db);
});
afterAll(() => app.close());
beforeEach(async () => {
  await vaciarProyectos(app);
  await app.db.deleteFrom('auditoria').execute();
});

const { ana, beto } = people;
const apunte: Apunte = {
  quien: consola,
  accion: 'identidad-vinculada',
  objeto: ana.sub,
  detalle: `→ ${beto.sub}`,
};
const now = () => new Date('2026-03-02T10:00:00Z');
const mover = (anterior: string = ana.sub, nuevo: string = beto.sub) =>
  vincular(app.db, { anterior, nuevo, apunte }, now);
const apuntes = () =>
  app.db
    .selectFrom('auditoria')
    .select(['accion', 'objeto', 'detalle'])
    .where('accion', '=', apunte.accion)
    .execute();
const reservar = (clave: string, id_persona: string, nombre: string) =>
  app.db
    .insertInto('reservas_clave')
    .values({ clave, id_persona, nombre, creado: new Date(), creado_en_servicio: false, servicio: null })
    .execute();
const reservas = async () =>
  (await app.db.selectFrom('reservas_clave').select(['clave', 'id_persona']).orderBy('clave').execute()).map(
    ({ clave, id_persona }) => `${clave} de ${id_persona}`,
  );
const leer = (id: string, as: 'ana' | 'beto', url = `/proyectos/${id}`) =>
  app.call({ as, method: 'GET', url });

describe('moving one subject to another', () => {
  it('makes one person of two of one team, and moves what the old one did', async () => {
    const [deAna, deEva, deOmar] = [
      (await crearProyecto(app))._id,
      (await crearProyecto(app, 'eva'))._id,
      (await crearProyecto(app, 'omar'))._id,
    ];
    await sembrarMiembro(app, deAna, 'beto');
    for (const as of ['ana', 'beto'] as const) await sembrarMiembro(app, deEva, as);
    await sembrarMiembro(app, deOmar, 'ana');
    const b = borradoresDe(app, deEva);
    for (const as of ['ana', 'beto'] as const)
      await b.poner(b.todas, { respuestas: [version(1, 1, 1, 1)] }, as);
    await app.call({ as: 'ana', method: 'POST', url: `/mejoras/${deEva}/acciones`, body: accionNueva() });
    expect(await mover()).toMatchObject({ proyectos: 1, borradores: 0 });
    const filas = await app.db
      .selectFrom('miembros')
      .select(['proyecto_id', 'sub'])
      .orderBy('proyecto_id')
      .execute();
    expect(filas).toEqual([deEva, deOmar].toSorted().map((proyecto_id) => ({ proyecto_id, sub: beto.sub })));
    const autores = await app.db.selectFrom('acciones_mejora').select('id_persona').execute();
    expect(autores).toEqual([{ id_persona: beto.sub }]);
    expect((await leer(deOmar, 'ana')).status).toBe(404);
  });

  it('moves everything of the projects, so that only the new one reads and changes them', async () => {
    const { _id } = await crearProyecto(app);
    await llenarProyecto(app, _id, 2);
    expect(await mover()).toEqual({ proyectos: 1, pruebas: 2, borradores: 1 });
    expect((await leer(_id, 'ana')).status).toBe(404);
    expect(await leer(_id, 'beto')).toMatchObject({ status: 200, body: { githubtoken: tokenCanario } });
    const b = borradoresDe(app, _id);
    expect((await b.leer(b.todas, 'beto')).status).toBe(200);
    expect((await b.poner(b.todas, { respuestas: [version(2, 1, 1, 0)] }, 'ana')).status).toBe(404);
    for (const url of [
      `/mejoras/${_id}`,
      `/marcas/${_id}`,
      `/respuestas/${_id}`,
      `/analisis/${_id}`,
      `/proyectos/${_id}/panorama`,
    ]) {
      expect((await leer(_id, 'beto', url)).status).toBe(200);
      expect((await leer(_id, 'ana', url)).status).toBe(404);
    }
  });

  it('moves the key of a project, and drops those that no project has', async () => {
    await crearProyecto(app, 'ana', 'Tienda');
    await reservar('suelta', ana.sub, 'Suelta');
    await reservar('de-beto', beto.sub, 'Tienda');
    await reservar('de-otra', 'sub-cora', 'Tienda');
    expect(await mover()).toEqual({ proyectos: 1, pruebas: 0, borradores: 0 });
    expect(await reservas()).toEqual(['de-otra de sub-cora', 'tienda de sub-beto']);
    // The name is the new person's from now on.
    expect(await crearProyecto(app, 'beto', 'Tienda')).toMatchObject({ nombre: 'Tienda', clave: 'tienda' });
    expect(await crearProyecto(app, 'ana', 'Tienda')).toMatchObject({ clave: 'tienda-2' });
  });

  it('keeps the projects of the new subject and of all others', async () => {
    await crearProyecto(app, 'ana', 'De Ana');
    await crearProyecto(app, 'beto', 'De Beto');
    await crearProyecto(app, 'admin', 'De admin');
    await mover();
    const filas = await app.db
      .selectFrom('proyectos')
      .select(['nombre', 'id_persona'])
      .orderBy('nombre')
      .execute();
    expect(filas.map(({ nombre, id_persona }) => `${nombre}: ${id_persona}`)).toEqual(
      ['De Ana: sub-beto', 'De Beto: sub-beto', 'De admin: sub-admin'].toSorted(),
    );
  });

  it('moves nothing where both have a project of one name, and names all of these', async () => {
    for (const nombre of ['Zeta', 'Alfa', 'Sola']) await crearProyecto(app, 'ana', nombre);
    for (const nombre of ['Alfa', 'Zeta']) await crearProyecto(app, 'beto', nombre);
    await reservar('suelta', ana.sub, 'Suelta');
    const antes = await reservas();
    expect(await mover()).toEqual({ repetidos: ['Alfa', 'Zeta'] });
    expect(await reservas()).toEqual(antes);
    expect(await apuntes()).toEqual([]);
    const deAna = await app.db
      .selectFrom('proyectos')
      .select('id')
      .where('id_persona', '=', ana.sub)
      .execute();
    expect(deAna).toHaveLength(3);
  });

  it('can be repeated, and then finds nothing to move', async () => {
    await crearProyecto(app);
    await mover();
    expect(await mover()).toEqual({ proyectos: 0, pruebas: 0, borradores: 0 });
    expect(await mover('sub-desconocida', 'sub-otra')).toEqual({ proyectos: 0, pruebas: 0, borradores: 0 });
  });

  it('leaves everything as it was when it goes there and back', async () => {
    const { _id } = await crearProyecto(app);
    await llenarProyecto(app, _id, 1);
    await mover();
    expect(await mover(beto.sub, ana.sub)).toEqual({ proyectos: 1, pruebas: 1, borradores: 1 });
    expect(await leer(_id, 'ana')).toMatchObject({ status: 200, body: { githubtoken: tokenCanario } });
  });

  it('is one entry of the audit trail, and moves nothing when that cannot be stored', async () => {
    await crearProyecto(app);
    await mover();
    expect(await apuntes()).toEqual([
      { accion: 'identidad-vinculada', objeto: ana.sub, detalle: `→ ${beto.sub}` },
    ]);
    const sinHora = () => {
      throw new Error('no clock');
    };
    await expect(vincular(app.db, { anterior: beto.sub, nuevo: ana.sub, apunte }, sinHora)).rejects.toThrow();
    const [fila] = await app.db.selectFrom('proyectos').select('id_persona').execute();
    expect(fila).toEqual({ id_persona: beto.sub });
  });

  it('keeps each project with one of both when two parallel calls go in opposite directions', async () => {
    await crearProyecto(app, 'ana', 'De Ana');
    await crearProyecto(app, 'beto', 'De Beto');
    await Promise.all([mover(), mover(beto.sub, ana.sub)]);
    const duenos = await app.db
      .selectFrom('proyectos')
      .innerJoin('reservas_clave', 'reservas_clave.clave', 'proyectos.clave')
      .select(['proyectos.id_persona', 'reservas_clave.id_persona as de_clave'])
      .execute();
    expect(duenos).toHaveLength(2);
    for (const { id_persona, de_clave } of duenos) expect(de_clave).toBe(id_persona);
  });
});
