// seguridad: 3
import type { EntregaEnviada } from '@mantenible/contracts/entrega';
import { ambitoCompleto } from '@mantenible/domain/ambito';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { AnalizadorFalso, hastaAbortar } from '../../testing/analizador-falso.ts';
import {
  copiaDeEntrega,
  crearEntrega,
  entregaNueva,
  leerEntrega,
  leerEntregado,
  sembrarClase,
} from '../../testing/entregas.ts';
import {
  crearProyecto,
  guardarPrueba,
  pruebaDeMetrica,
  sembrarCatalogo,
  vaciarProyectos,
} from '../../testing/muestra.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let now: Date;
let [proyecto, plantilla, entrega]: string[] = [];
const falso = new AnalizadorFalso();
const pronto = { timeout: 60_000 };
const conPlantilla = () => ({
  ...entregaNueva,
  plantilla: { proyectoId: plantilla ?? '', commit: 'abcdef0' },
});
beforeAll(async () => {
  now = new Date('2026-12-02T12:00:00Z');
  app = await createTestApp({ parts: { now: () => now }, repositorios: falso });
  await sembrarCatalogo(app.db);
  await app.jobs?.start();
});
afterAll(() => app.close());
beforeEach(async () => {
  now = new Date('2026-12-02T12:00:00Z');
  falso.guion = () => Promise.resolve();
  falso.peticiones.length = 0;
  await app.db.deleteFrom('cursos').execute();
  await vaciarProyectos(app);
  proyecto = (await crearProyecto(app))._id;
  plantilla = (await crearProyecto(app, 'dora', 'Plantilla'))._id;
  const cursoId = await sembrarClase(app, 1, { proyectos: [proyecto], unidas: ['ana'] });
  entrega = (await crearEntrega(app, cursoId, conPlantilla()))._id;
});

const url = () => `/entregas/${entrega}`;
const filaDe = async () => (await leerEntrega(app, entrega ?? '')).filas[0];
const avance = async () => (await leerEntrega(app, entrega ?? '')).analisis;
async function cambiar(cambios: Partial<EntregaEnviada>): Promise<void> {
  const body = { ...conPlantilla(), ...cambios };
  const { status, body: respuesta } = await app.call({ as: 'dora', method: 'PUT', url: url(), body });
  expect([status, respuesta]).toMatchObject([200, {}]);
}
const pedirAnalisis = () => app.call({ as: 'dora', method: 'POST', url: `${url()}/analisis` });
async function analizarTodo(): Promise<void> {
  expect((await pedirAnalisis()).status).toBe(202);
  await expect
    .poll(async () => {
      const { listos, plantilla: suya } = await avance();
      return [listos, suya?.estado];
    }, pronto)
    .toEqual([2, 'listo']);
}

describe('another template', () => {
  it('drops the analysis of the one before, and keeps those of projects', async () => {
    now = copiaDeEntrega;
    await analizarTodo();
    expect((await avance()).iniciable).toBe(false);
    await cambiar({ plantilla: { proyectoId: plantilla ?? '', commit: 'fedcba9' } });
    expect(await avance()).toMatchObject({ listos: 1, plantilla: null, iniciable: true });
    await analizarTodo();
    expect(falso.peticiones.at(-1)?.punto).toEqual({ commit: 'fedcba9' });
  });
});

describe('another scope', () => {
  const ambito = { ...ambitoCompleto, exclusiones: ['lib/**'] };

  it('drops all analyses of the delivery, which can be asked for again', async () => {
    now = copiaDeEntrega;
    await analizarTodo();
    await cambiar({ ambito });
    expect(await avance()).toMatchObject({ listos: 0, plantilla: null, iniciable: true });
    await analizarTodo();
    expect(falso.peticiones.slice(-2).map((una) => una.ambito)).toEqual([ambito, ambito]);
  });

  it('cancels those that are not finished', async () => {
    now = copiaDeEntrega;
    falso.guion = hastaAbortar;
    await pedirAnalisis();
    await expect.poll(() => falso.peticiones.length, pronto).toBe(1);
    await cambiar({ ambito });
    await expect.poll(() => falso.peticiones[0]?.signal.aborted, pronto).toBe(true);
    falso.guion = () => Promise.resolve();
    await analizarTodo();
  });
});

describe('another test that is asked for', () => {
  const allMetricas = {
    prueba: { tipo: 'allMetricas', elementoId: null },
    analisis: true,
    plan: false,
  } as const;
  const tarde = () =>
    app.call({
      as: 'dora',
      method: 'PUT',
      url: `${url()}/proyectos/${proyecto}/tarde`,
      body: { motivo: 'Sí' },
    });

  it('replaces the test alone: link, members and analyses stay as they stood', async () => {
    await guardarPrueba(app, pruebaDeMetrica(proyecto ?? ''));
    now = copiaDeEntrega;
    await analizarTodo();
    const antes = await leerEntregado(app, entrega ?? '', proyecto ?? '');
    now = new Date('2026-12-17T12:00:00Z');
    await guardarPrueba(app, pruebaDeMetrica(proyecto ?? '', { nombre: 'Después', intentos: 2 }));
    await app.db
      .updateTable('proyectos_todos')
      .set({ link: 'https://github.com/otra/cosa', nombre: 'Otro nombre' })
      .where('id', '=', proyecto ?? '')
      .execute();
    await cambiar({ pide: allMetricas });
    const otra = await leerEntregado(app, entrega ?? '', proyecto ?? '');
    expect(otra).toMatchObject({ prueba: null, enlace: antes.enlace, momento: antes.momento });
    expect(otra.proyecto.nombre).toBe('Tienda en línea');
    expect(otra.fila.analisis).toEqual(antes.fila.analisis);
    expect(await avance()).toMatchObject({ listos: 2 });
    await cambiar({});
    expect((await leerEntregado(app, entrega ?? '', proyecto ?? '')).prueba).toEqual(antes.prueba);
  });

  it('takes the test of the copies again', async () => {
    await guardarPrueba(app, pruebaDeMetrica(proyecto ?? ''));
    now = copiaDeEntrega;
    expect((await filaDe())?.partes.prueba).toBe(true);
    await cambiar({ pide: allMetricas });
    expect(await filaDe()).toMatchObject({ prueba: null, partes: { prueba: false } });
    await cambiar({});
    expect((await filaDe())?.partes.prueba).toBe(true);
  });

  it('keeps later work that was taken, and the copy of a project that left the course', async () => {
    now = copiaDeEntrega;
    await leerEntrega(app, entrega ?? '');
    now = new Date('2026-12-17T12:00:00Z');
    await guardarPrueba(app, pruebaDeMetrica(proyecto ?? ''));
    expect((await tarde()).status).toBe(200);
    await cambiar({ pide: { ...entregaNueva.pide, prueba: null } });
    await cambiar({});
    expect(await filaDe()).toMatchObject({ tomada: { motivo: 'Sí' }, partes: { prueba: true } });
    await app.db.deleteFrom('curso_proyectos').execute();
    await cambiar({ pide: allMetricas });
    const filas = (await leerEntrega(app, entrega ?? '')).filas.map(({ proyecto: suyo, estado }) => [
      suyo?._id,
      estado,
    ]);
    expect(filas).toEqual([[proyecto, 'nada']]);
    await cambiar({ cierra: '2026-12-20T23:59' });
    now = new Date('2026-12-21T05:01:00Z');
    expect(await filaDe()).toMatchObject({ tomada: { motivo: 'Sí' }, partes: { prueba: true } });
  });
});

it('each change is in the audit trail with its author, the deadlines in full, and no reason of a late work', async () => {
  const id = entrega ?? '';
  await cambiar({ titulo: 'Otro título', cierra: '2026-12-14T23:59' });
  await cambiar({ pide: { ...entregaNueva.pide, plan: true }, ambito: ambitoCompleto });
  now = copiaDeEntrega;
  await leerEntrega(app, id);
  const tarde = (method: 'PUT' | 'DELETE') =>
    app.call({
      as: 'dora',
      method,
      url: `${url()}/proyectos/${proyecto}/tarde`,
      ...(method === 'PUT' && { body: { motivo: 'Certificado médico' } }),
    });
  expect([(await tarde('PUT')).status, (await tarde('DELETE')).status]).toEqual([200, 204]);
  // Without later work nothing is given back.
  expect((await tarde('DELETE')).status).toBe(204);
  falso.guion = hastaAbortar;
  expect((await pedirAnalisis()).status).toBe(202);
  expect((await app.call({ as: 'dora', method: 'DELETE', url: `${url()}/analisis` })).status).toBe(204);
  expect((await app.call({ as: 'dora', method: 'DELETE', url: url() })).status).toBe(204);
  const entradas = await app.db
    .selectFrom('auditoria')
    .select(['sub', 'objeto', 'detalle'])
    .where('accion', '=', 'entrega-cambiada')
    .where('objeto_id', '=', id)
    .orderBy('id')
    .execute();
  expect(new Set(entradas.map(({ sub }) => sub))).toEqual(new Set(['sub-dora']));
  expect(new Set(entradas.map(({ objeto, detalle }) => `${objeto} · ${detalle}`))).toEqual(
    new Set([
      'Entrega: Primera entrega · alta: plazo 2026-12-15T23:59',
      'Entrega: Otro título · cambio: plazo 2026-12-15T23:59 → 2026-12-14T23:59, título, antes «Primera entrega»',
      'Entrega: Primera entrega · cambio: plazo 2026-12-14T23:59 → 2026-12-15T23:59, lo que se pide, alcance, título, antes «Otro título»',
      'Entrega: Primera entrega · se tomó lo hecho fuera de plazo: Tienda en línea',
      'Entrega: Primera entrega · se volvió a lo entregado en plazo: Tienda en línea',
      'Entrega: Primera entrega · análisis pedidos: 2',
      'Entrega: Primera entrega · análisis cancelados: 2',
      'Entrega: Primera entrega · borrada con lo entregado',
    ]),
  );
  expect(entradas).toHaveLength(8);
});
