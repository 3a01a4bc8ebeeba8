import { DomainError } from '@mantenible/domain/error';
import { ambitoCompleto } from '@mantenible/domain/ambito';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { AnalizadorFalso, hastaAbortar } from '../../testing/analizador-falso.ts';
import {
  copiaDeEntrega,
  crearEntrega,
  finDeEntrega,
  leerEntrega,
  leerEntregado,
  sembrarClase,
} from '../../testing/entregas.ts';
import { crearProyecto, sembrarCatalogo, tokenCanario, vaciarProyectos } from '../../testing/muestra.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { people, type Person } from '../../testing/tokens.ts';

let app: TestApp;
let now: Date;
const falso = new AnalizadorFalso();
let cursoId: string;
let [tienda, blog, plantilla]: string[] = [];
const pronto = { timeout: 60_000 };

beforeAll(async () => {
  now = finDeEntrega;
  app = await createTestApp({
    parts: { now: () => now },
    repositorios: falso,
    env: { SCAN_CONCURRENCY: '1' },
  });
  await sembrarCatalogo(app.db);
  await app.jobs?.start();
});
afterAll(() => app.close());
beforeEach(async () => {
  now = new Date('2026-12-02T12:00:00Z');
  await app.db.deleteFrom('cursos').execute();
  await app.db.deleteFrom('analisis_turnos').execute();
  await vaciarProyectos(app);
  falso.guion = () => Promise.resolve();
  falso.peticiones.length = 0;
  const crear = async (as: Person, nombre: string) =>
    (await crearProyecto(app, as, nombre, { link: `https://github.com/${as}/${nombre}` }))._id;
  tienda = await crear('ana', 'tienda');
  blog = await crear('beto', 'blog');
  plantilla = await crear('dora', 'plantilla');
  cursoId = await sembrarClase(app, 1, { proyectos: [tienda, blog], unidas: ['ana', 'beto'] });
});

const pedir = (id: string, method: 'POST' | 'DELETE' = 'POST', as: Person = 'dora') =>
  app.call({ as, method, url: `/entregas/${id}/analisis` });
async function cerrada(cambios: Parameters<typeof crearEntrega>[2] = {}) {
  const { _id } = await crearEntrega(app, cursoId, cambios);
  now = copiaDeEntrega;
  return _id;
}
const avance = async (id: string) => (await leerEntrega(app, id)).analisis;
async function hastaElFin(id: string) {
  await expect
    .poll(async () => {
      const { pendientes, enCurso } = await avance(id);
      return pendientes + enCurso;
    }, pronto)
    .toBe(0);
}
const enlaces = () => falso.peticiones.map(({ enlace }) => enlace.split('/').at(-1));

describe("'Analizar lo entregado'", () => {
  it('analyses for each project the commit before the deadline, with its token and the scope of the delivery', async () => {
    const id = await cerrada();
    expect((await pedir(id)).status).toBe(202);
    await hastaElFin(id);
    expect(enlaces()).toEqual(['blog', 'tienda']);
    expect(falso.peticiones[0]).toMatchObject({
      rama: 'main',
      token: tokenCanario,
      punto: { antesDe: finDeEntrega.getTime() },
      ambito: ambitoCompleto,
    });
    expect(await avance(id)).toMatchObject({ listos: 2, fallidos: 0, pendientes: 0 });
    const { fila, medidas, incidencias } = await leerEntregado(app, id, tienda ?? '');
    expect(fila.analisis).toMatchObject({
      origen: 'entrega',
      estado: 'listo',
      commit: 'commit 2',
      motivo: null,
    });
    expect([medidas?.['ncloc'], incidencias]).toEqual([1000, 2]);
    // The project's own analyses and its owner's share of the hour are as before.
    expect(await app.db.selectFrom('analisis').select('id').execute()).toEqual([]);
    expect(await app.db.selectFrom('analisis_turnos').select('id').execute()).toEqual([]);
  });

  it('names each failure by its project, and repeats those alone', async () => {
    const id = await cerrada();
    falso.guion = ({ enlace }) =>
      enlace.endsWith('blog')
        ? Promise.reject(
            new DomainError('not-found', 'sin-commit-antes', 'La rama no tiene ningún commit anterior.'),
          )
        : Promise.resolve();
    await pedir(id);
    await hastaElFin(id);
    const { filas, analisis } = await leerEntrega(app, id);
    expect(analisis).toMatchObject({ listos: 1, fallidos: 1 });
    expect(filas.find(({ proyecto }) => proyecto?.nombre === 'blog')?.analisis).toMatchObject({
      estado: 'fallido',
      motivo: 'La rama no tiene ningún commit anterior.',
    });
    falso.guion = () => Promise.resolve();
    await pedir(id);
    await hastaElFin(id);
    expect(enlaces()).toEqual(['blog', 'tienda', 'blog']);
    expect(await avance(id)).toMatchObject({ listos: 2, fallidos: 0 });
  });

  it('waits behind the analyses of people, which are asked for later', async () => {
    const id = await cerrada();
    let soltar: () => void = () => undefined;
    falso.guion = () =>
      new Promise<void>((resolve) => {
        soltar = resolve;
      });
    await pedir(id);
    await expect.poll(() => falso.peticiones.length, pronto).toBe(1);
    expect((await app.call({ as: 'ana', method: 'POST', url: `/analisis/${tienda}` })).status).toBe(202);
    falso.guion = () => Promise.resolve();
    soltar();
    await hastaElFin(id);
    expect(falso.peticiones.map(({ punto }) => punto !== undefined)).toEqual([true, false, true]);
  });

  it('analyses the template at its commit, whose failure is shown', async () => {
    const id = await cerrada({ plantilla: { proyectoId: plantilla ?? '', commit: 'abcdef0' } });
    await pedir(id);
    await hastaElFin(id);
    expect(await avance(id)).toMatchObject({ listos: 3, plantilla: { estado: 'listo' } });
    expect(falso.peticiones[0]).toMatchObject({
      enlace: 'https://github.com/dora/plantilla',
      punto: { commit: 'abcdef0' },
    });
    await app.db.deleteFrom('entrega_analisis').execute();
    await app.call({ as: 'dora', method: 'DELETE', url: `/proyectos/${plantilla}` });
    await pedir(id);
    await expect
      .poll(async () => (await avance(id)).plantilla?.motivo, pronto)
      .toBe(
        'La plantilla no se puede leer: su proyecto se eliminó o ya no es de un docente del curso. Elija otra en la entrega.',
      );
  });

  it('reads a deleted project without a token, and sends none to another repository', async () => {
    const id = await cerrada();
    await leerEntrega(app, id);
    await app.db
      .updateTable('proyectos_todos')
      .set({ link: 'https://malo.example/x/y' })
      .where('id', '=', tienda ?? '')
      .execute();
    await app.call({ as: 'beto', method: 'DELETE', url: `/proyectos/${blog}` });
    await pedir(id);
    await hastaElFin(id);
    expect(falso.peticiones.map(({ enlace, token }) => [enlace, token])).toEqual([
      ['https://github.com/beto/blog', null],
      ['https://github.com/ana/tienda', null],
    ]);
  });

  it('sends no token of a project that left the course', async () => {
    const id = await cerrada();
    await leerEntrega(app, id);
    const salir = { as: 'ana', method: 'DELETE', url: `/cursos/${cursoId}/personas/propia` } as const;
    expect((await app.call(salir)).status).toBe(204);
    await pedir(id);
    await hastaElFin(id);
    expect(falso.peticiones.map(({ enlace, token }) => [enlace, token])).toEqual([
      ['https://github.com/beto/blog', tokenCanario],
      ['https://github.com/ana/tienda', null],
    ]);
  });

  it('sends no token of a new owner who is not in the course', async () => {
    const id = await cerrada();
    await leerEntrega(app, id);
    await app.db
      .insertInto('miembros')
      .values({ proyecto_id: tienda ?? '', sub: people.eva.sub, ingreso: now })
      .execute();
    const url = `/equipos/${tienda}/propietario`;
    const traspaso = await app.call({ as: 'ana', method: 'PUT', url, body: { miembro: people.eva.sub } });
    expect(traspaso.status).toBe(200);
    const nuevo = app.vaults.tokens.encrypt(tokenCanario, tienda ?? '');
    await app.db
      .updateTable('proyectos_todos')
      .set({ token_cifrado: nuevo.cifrado, token_clave: nuevo.clave })
      .where('id', '=', tienda ?? '')
      .execute();
    await pedir(id);
    await hastaElFin(id);
    expect(falso.peticiones.map(({ enlace, token }) => [enlace, token])).toEqual([
      ['https://github.com/beto/blog', tokenCanario],
      ['https://github.com/ana/tienda', null],
    ]);
  });

  it('reads no template whose owner is not a lecturer of the course any more', async () => {
    const id = await cerrada({ plantilla: { proyectoId: plantilla ?? '', commit: null } });
    await app.db.updateTable('curso_docentes').set({ sub: 'sub-omar' }).execute();
    expect((await pedir(id, 'POST', 'omar')).status).toBe(202);
    const leida = async () => (await leerEntrega(app, id, 'omar')).analisis;
    await expect
      .poll(async () => (await leida()).plantilla?.motivo, pronto)
      .toMatch(/ya no es de un docente del curso/u);
    await expect.poll(async () => (await leida()).listos, pronto).toBe(2);
    expect(enlaces()).toEqual(['blog', 'tienda']);
  });

  it('sends no token of a project whose new owner has written none', async () => {
    const id = await cerrada();
    const { cifrado, clave } = app.vaults.tokens.encrypt('', tienda ?? '');
    await app.db
      .updateTable('proyectos_todos')
      .set({ token_cifrado: cifrado, token_clave: clave })
      .where('id', '=', tienda ?? '')
      .execute();
    await pedir(id);
    await hastaElFin(id);
    expect(falso.peticiones.map(({ enlace, token }) => [enlace, token])).toEqual([
      ['https://github.com/beto/blog', tokenCanario],
      ['https://github.com/ana/tienda', null],
    ]);
  });

  it('changes the state of no team, and is offered until all is analysed', async () => {
    const id = await cerrada({ pide: { prueba: null, analisis: true, plan: false } });
    const estados = async () => (await leerEntrega(app, id)).filas.map(({ estado }) => estado);
    expect([await estados(), (await avance(id)).iniciable]).toEqual([['nada', 'nada'], true]);
    await pedir(id);
    await hastaElFin(id);
    expect([await estados(), (await avance(id)).iniciable]).toEqual([['nada', 'nada'], false]);
    await app.db.updateTable('entrega_analisis').set({ estado: 'fallido' }).execute();
    expect((await avance(id)).iniciable).toBe(true);
  });

  it('continues when a member or the project leaves in the middle of a run', async () => {
    const id = await cerrada();
    let soltar: () => void = () => undefined;
    falso.guion = () =>
      new Promise<void>((resolve) => {
        soltar = resolve;
      });
    await pedir(id);
    await expect.poll(() => falso.peticiones.length, pronto).toBe(1);
    await app.call({ as: 'beto', method: 'DELETE', url: `/proyectos/${blog}` });
    await app.db.deleteFrom('curso_personas').execute();
    falso.guion = () => Promise.resolve();
    soltar();
    await hastaElFin(id);
    expect(await avance(id)).toMatchObject({ listos: 2, fallidos: 0 });
  });

  it('is cancelled with all that waits, and can be started again', async () => {
    const id = await cerrada();
    falso.guion = hastaAbortar;
    await pedir(id);
    await expect.poll(() => falso.peticiones.length, pronto).toBe(1);
    expect((await pedir(id, 'DELETE')).status).toBe(204);
    await expect.poll(() => falso.peticiones[0]?.signal.aborted, pronto).toBe(true);
    expect(await avance(id)).toMatchObject({ pendientes: 0, enCurso: 0, listos: 0 });
    falso.guion = () => Promise.resolve();
    await pedir(id);
    await hastaElFin(id);
    expect(await avance(id)).toMatchObject({ listos: 2 });
  });

  it('is refused before the deadline, and to all but the lecturers of the course', async () => {
    const { _id } = await crearEntrega(app, cursoId);
    now = finDeEntrega;
    expect((await pedir(_id)).body).toMatchObject({ codigo: 'plazo-abierto' });
    now = copiaDeEntrega;
    expect((await pedir(_id, 'POST', 'ana')).status).toBe(403);
    expect((await pedir(_id, 'POST', 'omar')).status).toBe(404);
    expect(falso.peticiones).toEqual([]);
  });

  it('is refused, as its cancelling, in an archived course', async () => {
    const id = await cerrada();
    await app.db.updateTable('cursos').set({ estado: 'archivado' }).execute();
    for (const method of ['POST', 'DELETE'] as const)
      expect(await pedir(id, method)).toMatchObject({ status: 409, body: { codigo: 'curso-archivado' } });
    expect(falso.peticiones).toEqual([]);
  });
});
