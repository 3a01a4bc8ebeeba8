import type { GuardarRespuestas } from '@mantenible/contracts/respuesta';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { borradoresDe, vaciarMuestra, version } from '../../testing/borradores.ts';
import {
  crearProyecto,
  guardarPrueba,
  pruebaDeMetrica,
  responder,
  sembrarCatalogo,
} from '../../testing/muestra.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let proyectoId: string;
let b: ReturnType<typeof borradoresDe>;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  await vaciarMuestra(app);
  await sembrarCatalogo(app.db);
  proyectoId = (await crearProyecto(app))._id;
  b = borradoresDe(app, proyectoId);
});

const guardar = (body: GuardarRespuestas, clave: string) => guardarPrueba(app, body, 'ana', clave);
const descartar = (url: string, borrador?: string) =>
  app.call({
    as: 'ana',
    method: 'DELETE',
    url: borrador === undefined ? url : `${url}?borrador=${borrador}`,
  });
const todas = (borrador?: string | null): GuardarRespuestas => ({
  proyectoId,
  tipo: 'allSubcaracteristicas',
  nombre: 'Enero',
  respuestas: [responder(1, 1, 1), responder(1, 2, 1), responder(2, 3, 1)],
  ...(borrador !== undefined && { borrador }),
});
const nombres = async () =>
  (await app.db.selectFrom('respuestas').select('nombre').orderBy('nombre').execute()).map((f) => f.nombre);
const borradores = async () =>
  (await b.listar()).map(({ _id, titulo, respondidas }) => ({ _id, titulo, respondidas }));

/** Draft of January, saved by another tab, and the next one of the same scope with two answers. */
async function siguiente() {
  const { _id: enero } = await b.puesto(b.todas, { titulo: { texto: 'Enero', version: 1 } });
  expect((await guardar(todas(enero), 'pestana-b')).status).toBe(201);
  const { _id: febrero } = await b.puesto(b.todas, {
    titulo: { texto: 'Febrero', version: 1 },
    respuestas: [version(1, 1, 1, 1), version(1, 1, 2, 0)],
  });
  return { enero, febrero, queda: [{ _id: febrero, titulo: 'Febrero', respondidas: 2 }] };
}

const ausente = { status: 409, body: { codigo: 'borrador-ausente' } };

describe('a save that names its draft', () => {
  it('drops that draft', async () => {
    const { febrero } = await siguiente();
    expect((await guardar({ ...todas(febrero), nombre: 'Febrero' }, 'k2')).status).toBe(201);
    expect(await borradores()).toEqual([]);
    expect(await nombres()).toEqual(['Enero', 'Febrero']);
  });

  it('is refused from a stale tab, stores no second test and keeps the next draft', async () => {
    const { enero, queda } = await siguiente();
    expect(await guardar(todas(enero), 'pestana-a')).toMatchObject(ausente);
    expect(await borradores()).toEqual(queda);
    expect(await nombres()).toEqual(['Enero']);
  });

  it('is refused where the draft was discarded and no other exists', async () => {
    const { _id } = await b.puesto(b.todas, { titulo: { texto: 'Enero', version: 1 } });
    await descartar(b.todas);
    expect(await guardar(todas(_id), 'k')).toMatchObject(ausente);
    expect(await nombres()).toEqual([]);
  });

  it('gives the stored test when it is repeated under its key, and keeps the next draft', async () => {
    const { enero, queda } = await siguiente();
    const repetida = await guardar(todas(enero), 'pestana-b');
    expect(repetida.status).toBe(201);
    expect(await borradores()).toEqual(queda);
    expect(await nombres()).toEqual(['Enero']);
  });

  it('stores one test of two saves at once under different keys', async () => {
    const { _id } = await b.puesto(b.todas, { titulo: { texto: 'Enero', version: 1 } });
    const salidas = await Promise.all(['a', 'b', 'c'].map((clave) => guardar(todas(_id), clave)));
    expect(salidas.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
    expect(await nombres()).toEqual(['Enero']);
  });

  it('names an attempt that is taken as such', async () => {
    const { _id } = await b.puesto(b.primera, { titulo: { texto: 'T', version: 1 } });
    await b.guardarPrimera();
    expect(await guardar(pruebaDeMetrica(proyectoId, { borrador: _id }), 'k')).toMatchObject({
      status: 409,
      body: { mensaje: 'Ya existe una respuesta para esta métrica' },
    });
  });
});

describe('a save as a test of its own', () => {
  it('keeps the draft of its scope', async () => {
    const { queda } = await siguiente();
    expect((await guardar(todas(null), 'nueva')).status).toBe(201);
    expect(await borradores()).toEqual(queda);
    expect(await nombres()).toEqual(['Enero', 'Enero']);
  });

  it('is refused beside a changed draft of the same attempt, which could never be saved', async () => {
    const { _id } = await b.puesto(b.primera, { titulo: { texto: 'Otra', version: 1 } });
    const propia = pruebaDeMetrica(proyectoId, { borrador: null });
    expect(await guardar(propia, 'k')).toMatchObject({ status: 409, body: { codigo: 'otro-borrador' } });
    await descartar(b.primera, _id);
    expect((await guardar(propia, 'k')).status).toBe(201);
  });

  it('ends an untouched draft of the same attempt', async () => {
    await b.puesto(b.primera);
    expect((await guardar(pruebaDeMetrica(proyectoId, { borrador: null }), 'k')).status).toBe(201);
    expect(await app.db.selectFrom('borradores').select('id').execute()).toEqual([]);
  });
});

it('a client that names no draft saves that of the scope', async () => {
  await siguiente();
  expect((await guardar({ ...todas(), nombre: 'Febrero' }, 'k')).status).toBe(201);
  expect(await borradores()).toEqual([]);
});

describe('discarding a draft', () => {
  it('is refused when another replaced it meanwhile, and that one stays', async () => {
    const { enero, febrero, queda } = await siguiente();
    expect(await descartar(b.todas, enero)).toMatchObject(ausente);
    expect(await borradores()).toEqual(queda);
    expect((await descartar(b.todas, febrero)).status).toBe(200);
    expect(await borradores()).toEqual([]);
  });

  it('is no error when done twice', async () => {
    const { _id } = await b.puesto(b.todas);
    for (let i = 0; i < 2; i += 1) expect((await descartar(b.todas, _id)).status).toBe(200);
  });
});
