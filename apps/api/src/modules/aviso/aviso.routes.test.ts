import { avisos } from '@mantenible/contracts/aviso';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { uid } from '../../testing/muestra.ts';
import { sembrarEntrega } from '../../testing/muestra-entrega.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { Person } from '../../testing/tokens.ts';

let t: TestApp;
let now = new Date(Date.UTC(2026, 0, 20));
beforeAll(async () => {
  t = await createTestApp({ parts: { now: () => now } });
});
afterAll(() => t.close());

const proyecto = uid(701);
const leer = async (as: Person) => avisos.parse((await t.call({ as, method: 'GET', url: '/avisos' })).body);
const resumen = async (as: Person) => {
  const { sinLeer, avisos: suyos } = await leer(as);
  return [sinLeer, suyos.map(({ tipo, texto }) => `${tipo}: ${texto}`)];
};
const darPorLeidos = (as: Person, consulta = '') =>
  t.call({ as, method: 'POST', url: `/avisos/leidos${consulta}` });
const comentar = (id: string, as: Person, body: object) =>
  t.call({
    as,
    method: 'POST',
    url: `/entregas/${id}/comentarios/${proyecto}`,
    body: { lugar: 'todo', clave: '', texto: 'Hola', ...body },
  });

/** A notice of a mark, as its publication makes it. */
async function sembrarNota(entrega_id: string): Promise<void> {
  const fila = { id: uid(990), sub: 'sub-admin', tipo: 'nota', entrega_id, proyecto_id: proyecto };
  await t.db
    .insertInto('avisos')
    .values({ ...fila, texto: 'Se publicó su nota.', creado: now, unico: `nota ${entrega_id}` })
    .execute();
}

describe('notices', () => {
  it('reach the other side for comments that it can read, once while they are unread', async () => {
    const id = await sembrarEntrega(t, 301, {
      personas: ['ana'],
      entregados: [{ proyecto, nombre: 'Tienda', propietario: 'ana', miembros: ['eva'] }],
    });
    await comentar(id, 'dora', {});
    expect(await resumen('ana')).toEqual([0, []]);
    const { body } = await comentar(id, 'dora', { cuando: 'ahora' });
    await comentar(id, 'dora', { cuando: 'ahora' });
    const nuevos = 'comentario: Hay comentarios nuevos del docente en «Entrega 301».';
    expect(await resumen('ana')).toEqual([1, [nuevos]]);
    expect(await resumen('eva')).toEqual([1, [nuevos]]);
    expect(await resumen('dora')).toEqual([0, []]);
    expect((await darPorLeidos('ana')).status).toBe(204);
    expect(await resumen('ana')).toEqual([0, [nuevos]]);
    expect(await resumen('eva')).toEqual([1, [nuevos]]);
    await comentar(id, 'ana', { padre: (body as { _id: string })._id });
    expect(await resumen('dora')).toEqual([
      1,
      ['comentario: Tienda: hay respuestas nuevas en «Entrega 301».'],
    ]);
    await comentar(id, 'dora', { cuando: 'ahora' });
    expect((await leer('ana')).sinLeer).toBe(1);
  });

  it('of a deadline come a day before, and are not repeated once read', async () => {
    now = new Date(Date.UTC(2026, 1, 1));
    const fin = new Date(Date.UTC(2026, 1, 3));
    await sembrarEntrega(t, 302, { personas: ['beto'], abre: new Date(Date.UTC(2026, 0, 1)), fin });
    expect(await resumen('beto')).toEqual([0, []]);
    now = new Date(fin.getTime() - 3_600_000);
    const plazo = 'plazo: Falta menos de un día para el cierre de «Entrega 302».';
    expect(await resumen('beto')).toEqual([1, [plazo]]);
    expect(await resumen('beto')).toEqual([1, [plazo]]);
    await darPorLeidos('beto');
    expect(await resumen('beto')).toEqual([0, [plazo]]);
    now = fin;
    expect((await leer('beto')).sinLeer).toBe(0);
  });

  it('of a published mark and of a request for review reach team and lecturers', async () => {
    now = new Date(Date.UTC(2026, 2, 1));
    const id = await sembrarEntrega(t, 303, {
      docentes: ['omar'],
      entregados: [{ proyecto, nombre: 'Tienda', propietario: 'beto' }],
    });
    const linea = {
      id: 'g',
      fuente: 'grado',
      nombre: 'G',
      modo: 'puntua',
      puntos: 1,
      bajo: 0,
      alto: 100,
      penalizaciones: [],
    };
    const pedir = (method: 'POST' | 'PUT', resto: string, as: Person, body: object = {}) =>
      t.call({ as, method, url: `/entregas/${id}/${resto}`, body });
    await pedir('PUT', 'rubrica', 'omar', { lineas: [linea] });
    await t.call({ as: 'omar', method: 'POST', url: `/entregas/${id}/notas/calcular` });
    await pedir('POST', 'notas/publicar', 'omar', { proyectos: null });
    expect((await leer('beto')).avisos[0]).toMatchObject({
      tipo: 'nota',
      entregaId: id,
      proyectoId: proyecto,
      leido: false,
    });
    await pedir('POST', `notas/${proyecto}/revision`, 'beto', { motivo: 'La pregunta 2' });
    expect(await resumen('omar')).toEqual([1, ['revision: Tienda pide revisar su nota de «Entrega 303».']]);
  });

  it('stay unread where they came after the list was read, also where a deadline came near meanwhile', async () => {
    now = new Date(Date.UTC(2026, 3, 1));
    const fin = new Date(Date.UTC(2026, 3, 2, 0, 1));
    const id = await sembrarEntrega(t, 305, {
      personas: ['admin'],
      abre: new Date(Date.UTC(2026, 0, 1)),
      fin,
      entregados: [{ proyecto, nombre: 'Tienda', propietario: 'admin' }],
    });
    await comentar(id, 'dora', { cuando: 'ahora' });
    const { avisos: vistos } = await leer('admin');
    expect(vistos).toMatchObject([{ tipo: 'comentario', leido: false }]);
    now = new Date(Date.UTC(2026, 3, 1, 0, 5));
    await sembrarNota(id);
    expect((await darPorLeidos('admin', `?hasta=${vistos[0]?.creado ?? ''}`)).status).toBe(204);
    expect((await leer('admin')).avisos).toMatchObject([
      { tipo: 'plazo', leido: false },
      { tipo: 'nota', leido: false },
      { tipo: 'comentario', leido: true },
    ]);
    expect((await darPorLeidos('admin', '?hasta=ayer')).status).toBe(400);
  });

  it('are read one by one, a deadline too', async () => {
    now = new Date(Date.UTC(2026, 4, 1));
    const fin = new Date(Date.UTC(2026, 4, 1, 12));
    const id = await sembrarEntrega(t, 306, {
      personas: ['admin'],
      abre: new Date(Date.UTC(2026, 0, 1)),
      fin,
      entregados: [{ proyecto, nombre: 'Tienda', propietario: 'admin' }],
    });
    await darPorLeidos('admin', `?aviso=${uid(999)}`);
    await comentar(id, 'dora', { cuando: 'ahora' });
    const sinLeer = async () => {
      const todos = (await leer('admin')).avisos;
      return todos.filter(({ entregaId, leido }) => entregaId === id && !leido);
    };
    const [plazo, comentario] = await sinLeer();
    expect([plazo?.tipo, comentario?.tipo]).toEqual(['plazo', 'comentario']);
    await darPorLeidos('admin', `?aviso=${comentario?._id ?? ''}`);
    expect(await sinLeer()).toMatchObject([{ tipo: 'plazo' }]);
    // Another person's notice is not there.
    await darPorLeidos('beto', `?aviso=${plazo?._id ?? ''}`);
    expect(await sinLeer()).toHaveLength(1);
    await darPorLeidos('admin', `?aviso=${plazo?._id ?? ''}`);
    expect(await sinLeer()).toEqual([]);
  });

  it('of a deadline do not come for an archived course', async () => {
    now = new Date(Date.UTC(2026, 5, 1));
    const id = await sembrarEntrega(t, 307, {
      personas: ['beto'],
      abre: new Date(Date.UTC(2026, 0, 1)),
      fin: new Date(Date.UTC(2026, 5, 1, 12)),
    });
    const suyo = async () => (await leer('beto')).avisos.filter(({ entregaId }) => entregaId === id);
    expect(await suyo()).toHaveLength(1);
    await t.db
      .updateTable('cursos')
      .set({ estado: 'archivado', cerrado: now, archivado: now })
      .where('id', '=', (eb) => eb.selectFrom('entregas').select('curso_id').where('id', '=', id))
      .execute();
    expect(await suyo()).toEqual([]);
  });

  it('are one for a person who stands in a team twice', async () => {
    const id = await sembrarEntrega(t, 304, {
      entregados: [{ proyecto, nombre: 'Tienda', propietario: 'omar', miembros: ['omar', 'eva'] }],
    });
    const antes = (await leer('omar')).sinLeer;
    expect((await comentar(id, 'dora', { cuando: 'ahora' })).status).toBe(201);
    expect((await leer('omar')).sinLeer).toBe(antes + 1);
  });
});
