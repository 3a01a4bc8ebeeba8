import { observacion, observaciones } from '@mantenible/contracts/observacion';
import { maximoFrases, maximoObservaciones } from '@mantenible/domain/observacion';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';

import { sembrarComentarios } from '../../testing/muestra-comentarios.ts';
import { uid } from '../../testing/muestra.ts';
import { clavePrimera, sembrarEntrega } from '../../testing/muestra-entrega.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { Person } from '../../testing/tokens.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp({ parts: { now: () => new Date(Date.UTC(2026, 0, 20)) } });
});
afterAll(() => t.close());

const proyecto = uid(601);
let numero = 200;
async function nueva(): Promise<string> {
  numero += 1;
  return sembrarEntrega(t, numero, {
    docentes: ['dora', 'omar'],
    personas: ['ana', 'eva'],
    entregados: [{ proyecto, propietario: 'ana', miembros: ['eva'] }],
  });
}
const pedir = (
  method: 'GET' | 'PUT' | 'POST' | 'DELETE',
  url: string,
  as: Person,
  body?: object,
  version?: number,
) =>
  t.call({
    as,
    method,
    url,
    ...(body && { body }),
    headers: version === undefined ? {} : { 'if-match': `"${version}"` },
  });
const en = (id: string, resto = '') => `/entregas/${id}/comentarios/${proyecto}${resto}`;
const general = { lugar: 'todo', clave: '', texto: 'Muy bien fundamentado.' };
const comentar = (id: string, cambios: object = {}, as: Person = 'dora') =>
  pedir('POST', en(id), as, { ...general, ...cambios });
const creado = async (id: string, cambios: object = {}, as: Person = 'dora') =>
  observacion.parse((await comentar(id, cambios, as)).body);
const leer = async (id: string, as: Person) => observaciones.parse((await pedir('GET', en(id), as)).body);
const textos = async (id: string, as: Person) => (await leer(id, as)).comentarios.map(({ texto }) => texto);

async function publicar(id: string): Promise<void> {
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
  await pedir('PUT', `/entregas/${id}/rubrica`, 'dora', { lineas: [linea] });
  await pedir('POST', `/entregas/${id}/notas/calcular`, 'dora');
  const { body } = await pedir('POST', `/entregas/${id}/notas/publicar`, 'dora', { proyectos: null });
  expect(body).toMatchObject({ publicadas: 1 });
}

describe('comments on a delivery', () => {
  it('are shown to the team with the mark, or at once', async () => {
    const id = await nueva();
    await comentar(id, { texto: 'Con la nota' });
    await comentar(id, { texto: 'Ahora', cuando: 'ahora', lugar: 'respuesta', clave: clavePrimera });
    expect(await textos(id, 'omar')).toEqual(['Con la nota', 'Ahora']);
    for (const as of ['ana', 'eva', 'admin'] as const) expect(await textos(id, as)).toEqual(['Ahora']);
    await publicar(id);
    expect(await textos(id, 'ana')).toEqual(['Con la nota', 'Ahora']);
    expect((await pedir('GET', en(id), 'beto')).status).toBe(404);
  });

  it('of a second correction wait for its publication, on the page and in the notices', async () => {
    const id = await nueva();
    await publicar(id);
    const revision = { motivo: 'La pregunta 2' };
    expect((await pedir('POST', `/entregas/${id}/notas/${proyecto}/revision`, 'ana', revision)).status).toBe(
      204,
    );
    await comentar(id, { texto: 'De la segunda' });
    expect(await textos(id, 'ana')).toEqual([]);
    const avisos = await t.db.selectFrom('avisos').select('tipo').where('entrega_id', '=', id).execute();
    expect(avisos.map(({ tipo }) => tipo)).not.toContain('comentario');
    const moodle = () => pedir('GET', `/entregas/${id}/notas/moodle`, 'dora');
    await pedir('PUT', `/entregas/${id}/notas/${proyecto}`, 'dora', {
      rubrica: 1,
      niveles: {},
      enlaces: [],
      manual: null,
    });
    expect(String((await moodle()).body)).not.toContain('De la segunda');
    await pedir('POST', `/entregas/${id}/notas/publicar`, 'dora', { proyectos: null });
    expect(await textos(id, 'ana')).toEqual(['De la segunda']);
    expect(String((await moodle()).body)).toContain('De la segunda');
  });

  it('are begun by lecturers; the team replies to what it reads', async () => {
    const id = await nueva();
    const oculto = await creado(id);
    const visible = await creado(id, { cuando: 'ahora', lugar: 'respuesta', clave: clavePrimera });
    expect(await comentar(id, {}, 'ana')).toMatchObject({ status: 403, body: { codigo: 'solo-respuestas' } });
    const sinPadre = await comentar(id, { padre: oculto._id }, 'ana');
    expect(sinPadre.status).toBe(400);
    expect(JSON.stringify(sinPadre.body)).toContain('ya no existe: recargue la página y escriba uno nuevo.');
    const respuesta = await creado(id, { padre: visible._id, texto: 'Gracias' }, 'eva');
    expect(respuesta).toMatchObject({
      lugar: 'respuesta',
      clave: clavePrimera,
      deDocente: false,
      por: 'Eva',
      propia: true,
    });
    expect((await comentar(id, { padre: respuesta._id }, 'dora')).status).toBe(400);
    expect((await comentar(id, { padre: visible._id }, 'admin')).status).toBe(403);
    expect((await comentar(id, {}, 'beto')).status).toBe(404);
    expect(await leer(id, 'ana')).toMatchObject({ puedeComentar: false, puedeResponder: true });
    expect(await leer(id, 'admin')).toMatchObject({ puedeComentar: false, puedeResponder: false });
  });

  it('are changed and deleted by their author, and settled by either side', async () => {
    const id = await nueva();
    const { _id } = await creado(id, { cuando: 'ahora' });
    const cambiar = (as: Person, cambio: object, version?: number) =>
      pedir('PUT', en(id, `/${_id}`), as, cambio, version);
    expect((await cambiar('omar', { texto: 'Otro' })).status).toBe(403);
    expect((await cambiar('admin', { resuelta: true })).status).toBe(403);
    expect(await cambiar('dora', { texto: 'Mejor dicho' }, 1)).toMatchObject({
      status: 200,
      headers: { etag: '"2"' },
    });
    expect((await cambiar('dora', { texto: 'Otra vez' }, 1)).status).toBe(412);
    expect(await cambiar('ana', { resuelta: true })).toMatchObject({
      body: { texto: 'Mejor dicho', resuelta: true },
    });
    expect(await cambiar('omar', { resuelta: false })).toMatchObject({ body: { resuelta: false } });
    const borrar = (as: Person, cual = _id) => pedir('DELETE', en(id, `/${cual}`), as);
    expect((await borrar('omar')).status).toBe(403);
    const respuesta = await creado(id, { padre: _id }, 'ana');
    expect(await borrar('dora')).toMatchObject({ status: 409, body: { codigo: 'tiene-respuestas' } });
    expect((await borrar('ana', respuesta._id)).status).toBe(204);
    expect((await borrar('dora')).status).toBe(204);
    expect((await borrar('dora')).status).toBe(404);
  });

  it('keep hostile text as text, and refuse what no database stores', async () => {
    const id = await nueva();
    const hostil = '<img src=x onerror=alert(1)> =1+1 \u202Egpj.exe';
    expect((await creado(id, { texto: hostil })).texto).toBe(hostil);
    expect(await textos(id, 'omar')).toEqual([hostil]);
    for (const texto of ['', '   ', 'a\0b', '\ud800', 'a'.repeat(4001)])
      expect((await comentar(id, { texto })).status).toBe(400);
    expect((await comentar(id, { clave: 'a'.repeat(4501) })).status).toBe(400);
  });

  it('are at most 500 of each side on what one project delivered', async () => {
    const id = await nueva();
    const { _id: padre } = await creado(id, { cuando: 'ahora' });
    await sembrarComentarios(t, { entrega: id, proyecto }, maximoObservaciones);
    expect(await comentar(id)).toMatchObject({ status: 409, body: { codigo: 'demasiados-comentarios' } });
    expect((await leer(id, 'dora')).comentarios).toHaveLength(maximoObservaciones + 1);
    // The lecturers' comments leave the team its replies.
    expect((await comentar(id, { padre }, 'ana')).status).toBe(201);
    expect((await comentar(id, { clave: '\0' })).status).toBe(400);
  });

  it('are read in answers of bounded size, each once', async () => {
    const id = await nueva();
    await sembrarComentarios(t, { entrega: id, proyecto }, maximoObservaciones, '€'.repeat(4000));
    const partes = [await leer(id, 'ana')];
    for (let siguiente = partes[0]?.siguiente ?? null; siguiente !== null;) {
      const parte = observaciones.parse((await pedir('GET', en(id, `?desde=${siguiente}`), 'ana')).body);
      partes.push(parte);
      ({ siguiente } = parte);
    }
    expect(partes.map(({ comentarios }) => comentarios.length)).toEqual([174, 174, 152]);
    const ids = partes.flatMap(({ comentarios }) => comentarios.map(({ _id }) => _id));
    expect(new Set(ids).size).toBe(maximoObservaciones);
    expect((await pedir('GET', en(id, `?desde=${uid(1)}`), 'ana')).status).toBe(404);
  });

  it('are written without reading the words of the others', async () => {
    const id = await nueva();
    const { _id } = await creado(id, { cuando: 'ahora' });
    await sembrarComentarios(t, { entrega: id, proyecto }, 3, 'Palabras de otro');
    const leidas = await t.statementsOf(async () => {
      expect((await pedir('PUT', en(id, `/${_id}`), 'ana', { resuelta: true }, 1)).status).toBe(200);
      expect((await comentar(id, { padre: _id }, 'ana')).status).toBe(201);
    });
    const deTodas = leidas.filter((una) => una.includes('"observaciones"') && una.includes('order by'));
    expect(deTodas).toEqual([]);
  });

  it('are counted by project where a delivery has 10 000', async () => {
    const id = await nueva();
    await sembrarComentarios(t, { entrega: id, proyecto }, 500);
    await sembrarComentarios(t, { entrega: id, proyecto: uid(699) }, 9500);
    const { body } = await pedir('GET', `/entregas/${id}/notas`, 'dora');
    expect(z.object({ filas: z.array(z.object({ comentarios: z.number() })) }).parse(body).filas).toEqual([
      { comentarios: 500 },
    ]);
  });
});

describe('phrases', () => {
  it('are a person’s own, and at most 200', async () => {
    const crear = (as: Person, texto: string) => pedir('POST', '/frases', as, { texto });
    expect((await crear('dora', 'Cite el código que lo prueba.')).status).toBe(201);
    const leidas = await pedir('GET', '/frases', 'dora');
    const [una] = z.array(z.object({ _id: z.string(), texto: z.string() })).parse(leidas.body);
    expect(una?.texto).toBe('Cite el código que lo prueba.');
    expect((await pedir('GET', '/frases', 'omar')).body).toEqual([]);
    expect((await pedir('DELETE', `/frases/${una?._id ?? ''}`, 'omar')).status).toBe(404);
    expect((await pedir('DELETE', `/frases/${una?._id ?? ''}`, 'dora')).status).toBe(204);
    const filas = Array.from({ length: maximoFrases }, () => {
      return { id: crypto.randomUUID(), sub: 'sub-dora', texto: 'x', creado: new Date() };
    });
    await t.db.insertInto('frases').values(filas).execute();
    expect(await crear('dora', 'Una más')).toMatchObject({
      status: 409,
      body: { codigo: 'demasiadas-frases' },
    });
  });
});
