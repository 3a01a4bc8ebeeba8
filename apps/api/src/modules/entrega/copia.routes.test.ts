// seguridad: 1, 2, 3
import { sweepDeleted } from '@mantenible/db/backup';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { AnalizadorFalso } from '../../testing/analizador-falso.ts';
import {
  copiaDeEntrega,
  crearEntrega,
  entregaNueva,
  finDeEntrega,
  leerEntrega,
  leerEntregado,
  sembrarClase,
} from '../../testing/entregas.ts';
import { analizar, leerSituacion } from '../../testing/esperar-analisis.ts';
import { sembrarMiembro } from '../../testing/muestra-curso.ts';
import {
  crearProyecto,
  guardarPrueba,
  pruebaDeMetrica,
  sembrarCatalogo,
  uid,
  vaciarProyectos,
} from '../../testing/muestra.ts';
import { accionNueva } from '../../testing/mejora.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { Person } from '../../testing/tokens.ts';
import { createCopiaRepository } from './copia.repository.ts';
import { completarCopias, copiarVencidas } from './copiar-entregas.ts';

let app: TestApp;
let now: Date;
let cursoId: string;
let proyecto: string;
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
  await app.db.deleteFrom('cursos').execute();
  await app.db.deleteFrom('auditoria').execute();
  await vaciarProyectos(app);
  proyecto = (await crearProyecto(app))._id;
  await sembrarMiembro(app, proyecto, 'beto');
  for (const [sub, nombre] of [
    ['sub-beto', 'Beto'],
    ['sub-eva', 'Eva'],
  ] as const)
    await app.db
      .insertInto('personas')
      .values({ sub, nombre, usuario: null, visto: now })
      .onConflict((oc) => oc.doNothing())
      .execute();
  cursoId = await sembrarClase(app, 1, { proyectos: [proyecto], unidas: ['ana', 'beto', 'eva'] });
});

/** Analyses the project; its result is stored when this ends. */
async function analizarEntero(): Promise<void> {
  await analizar(app, proyecto);
  await expect
    .poll(async () => (await leerSituacion(app, proyecto)).estado, { timeout: 60_000 })
    .toBe('listo');
}
const copias = () => createCopiaRepository(app.db, true);
/** What the chore does. */
const cerrar = async () => {
  const deps = { copias: copias(), cuotas: { exigirSitio: () => Promise.resolve() }, now: () => now };
  await copiarVencidas(deps, (_entrega, error) => {
    throw error;
  });
  await completarCopias(deps, new AbortController().signal);
};
const probar = (intentos: number, nombre: string) =>
  guardarPrueba(app, pruebaDeMetrica(proyecto, { intentos, nombre }));
const filaDe = async (id: string, as: Person = 'dora') => (await leerEntrega(app, id, as)).filas[0];

describe('what a project has before the deadline', () => {
  it('is read as it stands, with the people who have no project', async () => {
    const { _id } = await crearEntrega(app, cursoId);
    await app.db
      .insertInto('curso_lista')
      .values({
        id: uid(6001),
        curso_id: cursoId,
        posicion: 0,
        usuario: 'luis',
        correo: null,
        nombre: 'Luis',
        grupo: null,
        sub: null,
      })
      .execute();
    await probar(1, 'Uno');
    const { filas } = await leerEntrega(app, _id);
    expect(
      filas.map(({ estado, miembros, proyecto: suyo }) => [suyo?.nombre ?? null, estado, miembros]),
    ).toEqual([
      ['Tienda en línea', 'incompleto', ['Ana', 'Beto']],
      [null, 'nada', ['Eva']],
      [null, 'nada', ['Luis']],
    ]);
    expect(filas[0]).toMatchObject({ prueba: { nombre: 'Uno', promedio: 75 }, analisis: null });
    await analizarEntero();
    expect(await filaDe(_id)).toMatchObject({
      estado: 'entregado',
      analisis: { origen: 'propio', commit: 'commit 1' },
    });
  });

  it('is shown to its team alone', async () => {
    const { _id } = await crearEntrega(app, cursoId);
    expect((await leerEntrega(app, _id, 'beto')).filas.map((una) => una.proyecto?._id)).toEqual([proyecto]);
    expect((await leerEntrega(app, _id, 'eva')).filas).toEqual([]);
    const url = `/entregas/${_id}/proyectos/${proyecto}`;
    expect((await app.call({ as: 'eva', method: 'GET', url })).status).toBe(404);
    expect((await app.call({ as: 'omar', method: 'GET', url })).status).toBe(404);
  });
});

describe('the copy of what was delivered', () => {
  it('has the newest test and analysis from before the deadline ended, a minute after it', async () => {
    const { _id } = await crearEntrega(app, cursoId);
    await probar(1, 'Uno');
    await analizarEntero();
    en('2026-12-16T04:59:59.999Z');
    await probar(2, 'Dos, en el último segundo');
    en('2026-12-16T05:00:00.000Z');
    await guardarPrueba(app, {
      ...pruebaDeMetrica(proyecto),
      tipo: 'allMetricas',
      metricaId: undefined,
      intentos: undefined,
      nombre: 'Otra clase',
    });
    await analizarEntero();
    en('2026-12-16T05:00:59.999Z');
    await cerrar();
    expect(await app.db.selectFrom('entregados').select('id').execute()).toEqual([]);
    now = copiaDeEntrega;
    await cerrar();
    expect(await filaDe(_id)).toMatchObject({
      estado: 'entregado',
      prueba: { nombre: 'Dos, en el último segundo', creado: '2026-12-16T04:59:59.999Z', promedio: 75 },
      analisis: { origen: 'propio', fecha: '2026-12-02T12:00:00.000Z' },
      despues: { prueba: null, analisis: '2026-12-16T05:00:00.000Z', acciones: 0 },
    });
  });

  it('is taken by a reader where no chore did, and once by two at the same time', async () => {
    const { _id } = await crearEntrega(app, cursoId);
    await probar(1, 'Uno');
    now = copiaDeEntrega;
    const [leida] = await Promise.all([leerEntrega(app, _id), leerEntrega(app, _id, 'ana'), cerrar()]);
    expect(leida.filas).toMatchObject([{ prueba: { nombre: 'Uno' } }, { proyecto: null }]);
    const filas = await app.db.selectFrom('entregados').select(['hasta', 'momento']).execute();
    expect(filas).toEqual([{ hasta: finDeEntrega, momento: copiaDeEntrega }]);
  });

  it('keeps answers, findings with their lines, actions, link, branch and members after all of them changed', async () => {
    const { _id } = await crearEntrega(app, cursoId, { pide: { ...entregaNueva.pide, plan: true } });
    await probar(1, 'Uno');
    await analizarEntero();
    const accion = await app.call({
      as: 'ana',
      method: 'POST',
      url: `/mejoras/${proyecto}/acciones`,
      body: accionNueva(),
    });
    expect(accion.status).toBe(201);
    now = copiaDeEntrega;
    await cerrar();
    await app.db.deleteFrom('miembros').execute();
    await app.db.deleteFrom('acciones_mejora').execute();
    await app.db
      .updateTable('proyectos_todos')
      .set({ link: 'https://github.com/otra/cosa', nombre: 'Otro nombre' })
      .execute();
    await app.db.deleteFrom('respuestas').execute();
    await app.db.deleteFrom('analisis').execute();
    const copia = await leerEntregado(app, _id, proyecto);
    expect(copia).toMatchObject({
      proyecto: { nombre: 'Tienda en línea', existe: true },
      enlace: 'https://github.com/usuario/repositorio',
      rama: 'main',
      fila: { miembros: ['Ana', 'Beto'], estado: 'entregado' },
      prueba: { nombre: 'Uno', respuestas: [{ valor: 1 }, { valor: 0.5, comentario: 'a medias' }] },
      acciones: [{ texto: 'Ordenar el módulo', estado: 'pendiente', verificada: null }],
      medidas: { ncloc: 1000 },
      incidencias: 2,
    });
    const { body } = await app.call({
      as: 'dora',
      method: 'GET',
      url: `/entregas/${_id}/proyectos/${proyecto}/incidencias`,
    });
    expect(body).toMatchObject({
      total: 2,
      desde: 0,
      incidencias: ['a.js', 'src/b.js'].map((ruta) => ({
        ruta,
        linea: 1,
        regla: 'javascript:S1128',
        mensaje: 'Quite esta importación.',
        codigo: `texto de ${ruta}`,
      })),
    });
    // A member then still reads what the team delivered.
    expect((await leerEntregado(app, _id, proyecto, 'beto')).prueba?.nombre).toBe('Uno');
  });

  it('stays when its project is deleted, and is named before', async () => {
    const { _id } = await crearEntrega(app, cursoId);
    await probar(1, 'Uno');
    now = copiaDeEntrega;
    await cerrar();
    const usos = await app.call({ as: 'ana', method: 'GET', url: `/proyectos/${proyecto}/usos` });
    expect(usos.body).toMatchObject({ entregas: [{ titulo: 'Primera entrega', curso: 'Curso 1' }] });
    expect((await app.call({ as: 'ana', method: 'DELETE', url: `/proyectos/${proyecto}` })).status).toBe(204);
    await sweepDeleted(app.db);
    expect(await filaDe(_id)).toMatchObject({
      proyecto: { nombre: 'Tienda en línea', existe: false },
      estado: 'incompleto',
    });
    expect((await leerEntregado(app, _id, proyecto)).prueba?.respuestas).toHaveLength(2);
  });

  it('is read by another person with an entry of the audit trail, and by its team without one', async () => {
    const { _id } = await crearEntrega(app, cursoId);
    now = copiaDeEntrega;
    const entradas = () =>
      app.db
        .selectFrom('auditoria')
        .select(['sub', 'objeto', 'veces'])
        .where('accion', '=', 'lectura-ajena')
        .orderBy('objeto', 'desc')
        .execute();
    await leerEntregado(app, _id, proyecto, 'ana');
    expect(await entradas()).toEqual([]);
    await leerEntregado(app, _id, proyecto);
    await leerEntregado(app, _id, proyecto);
    await leerEntrega(app, _id, 'ana');
    await leerEntrega(app, _id);
    expect(await entradas()).toEqual([
      { sub: 'sub-dora', objeto: 'Tienda en línea (entrega «Primera entrega»)', veces: 2 },
      { sub: 'sub-dora', objeto: 'Entrega: Primera entrega', veces: 1 },
    ]);
  });

  it('is taken again after a later deadline, and not once a mark was published', async () => {
    const { _id } = await crearEntrega(app, cursoId);
    await probar(1, 'Uno');
    now = copiaDeEntrega;
    await cerrar();
    await probar(2, 'Dos');
    const despues = { ...entregaNueva, cierra: '2026-12-20T23:59' };
    const cambiada = await app.call({ as: 'dora', method: 'PUT', url: `/entregas/${_id}`, body: despues });
    expect(cambiada.status).toBe(200);
    expect(await filaDe(_id)).toMatchObject({ prueba: { nombre: 'Dos' }, despues: null });
    en('2026-12-21T05:01:00Z');
    await cerrar();
    expect((await leerEntregado(app, _id, proyecto)).prueba?.nombre).toBe('Dos');
    expect(await app.db.selectFrom('entregados').select('id').execute()).toHaveLength(1);
    await probar(3, 'Tres');
    await app.db
      .updateTable('entregas')
      .set({ publicada: now, fin: new Date('2026-12-22T05:00:00Z') })
      .execute();
    en('2026-12-23T05:01:00Z');
    await cerrar();
    expect((await leerEntregado(app, _id, proyecto)).prueba?.nombre).toBe('Dos');
  });

  it('has no texts any more once the course is archived', async () => {
    const { _id } = await crearEntrega(app, cursoId);
    await analizarEntero();
    now = copiaDeEntrega;
    await cerrar();
    await app.db.updateTable('cursos').set({ estado: 'archivado' }).execute();
    await cerrar();
    const { body } = await app.call({
      as: 'dora',
      method: 'GET',
      url: `/entregas/${_id}/proyectos/${proyecto}/incidencias`,
    });
    expect(body).toMatchObject({ total: 2, incidencias: [{ codigo: null }, { codigo: null }] });
  });
});
