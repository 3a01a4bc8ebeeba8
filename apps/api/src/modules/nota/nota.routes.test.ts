import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { uid } from '../../testing/muestra.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { Person } from '../../testing/tokens.ts';
import { anas, enEnero, llamadasDeNotas } from './nota.fixture.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp({ parts: { now: enEnero } });
});
afterAll(() => t.close());

const { pedir, nota, nueva, corregir, publicar, clase, deAna } = llamadasDeNotas(() => t);

describe('the marks of a class', () => {
  it('are computed at once, wait for the levels of a lecturer, and are published together', async () => {
    const id = await nueva();
    expect((await clase(id)).filas.map(({ estado }) => estado)).toEqual(['sin-calcular', 'sin-calcular']);
    expect(await pedir('POST', `/entregas/${id}/notas/calcular`, 'dora')).toMatchObject({
      body: { calculadas: 2 },
    });
    expect((await clase(id)).filas).toMatchObject([
      // 4 × (75 − 50) ÷ 50 = 2 points.
      { nombre: 'Tienda de Ana', estado: 'pendiente', nota: null, pendientes: 1, puntos: [null, 2] },
      { nombre: 'Tienda de Beto', estado: 'pendiente', puntos: [null, 4] },
    ]);
    // (3 + 2) ÷ 10 × 10
    expect(await corregir(id, anas, { niveles: { fundamento: 1 } })).toMatchObject({
      status: 200,
      body: { correccion: { nota: 5, version: 2, siguiente: { objetivo: 5.5 } } },
    });
    expect(await publicar(id)).toMatchObject({
      body: {
        publicadas: 1,
        pendientes: [{ nombre: 'Tienda de Beto', motivo: 'Faltan niveles por elegir.' }],
      },
    });
    expect((await clase(id)).filas).toMatchObject([
      { estado: 'publicada', nota: 5, publicada: 5 },
      { estado: 'pendiente', publicada: null },
    ]);
    // Nothing is left to publish.
    expect(await publicar(id)).toMatchObject({ body: { publicadas: 0 } });
  });

  it('are read by its lecturers and admins, and changed by its lecturers alone', async () => {
    const id = await nueva();
    const leer = async (as: Person) => (await pedir('GET', `/entregas/${id}/notas`, as)).status;
    expect(await Promise.all((['dora', 'admin', 'omar', 'ana'] as const).map(leer))).toEqual([
      200, 200, 404, 403,
    ]);
    const hechas = await Promise.all((['admin', 'omar', 'ana'] as const).map((as) => publicar(id, null, as)));
    expect(hechas.map(({ status }) => status)).toEqual([403, 404, 403]);
    const corregidas = await Promise.all(
      (['admin', 'omar', 'ana'] as const).map((as) => corregir(id, anas, { as })),
    );
    expect(corregidas.map(({ status }) => status)).toEqual([403, 404, 403]);
    expect((await pedir('GET', `/entregas/${uid(1)}/notas`, 'dora')).status).toBe(404);
  });

  it('leave entries in the audit trail: what was read, corrected and published', async () => {
    const id = await nueva();
    await clase(id);
    await deAna(id, 'dora');
    await corregir(id, anas, { niveles: { fundamento: 2 } });
    await publicar(id, [anas]);
    await deAna(id);
    const apuntes = await t.db
      .selectFrom('auditoria')
      .select('accion')
      .where('objeto_id', 'in', [id, `${id} ${anas}`])
      .orderBy('momento')
      .orderBy('id')
      .execute();
    expect(new Set(apuntes.map(({ accion }) => accion))).toEqual(
      new Set(['rubrica-cambiada', 'lectura-ajena', 'nota-cambiada', 'nota-publicada']),
    );
  });

  it('keep what was decided when they are computed again', async () => {
    const id = await nueva();
    await corregir(id, anas, { niveles: { fundamento: 2 } });
    await pedir('POST', `/entregas/${id}/notas/calcular`, 'dora');
    expect((await clase(id)).filas[0]).toMatchObject({ estado: 'lista', nota: 8 });
  });

  it('cannot be published without a rubric', async () => {
    const id = await nueva({}, []);
    expect(await publicar(id)).toMatchObject({ status: 409, body: { codigo: 'sin-rubrica' } });
    expect(await corregir(id, anas)).toMatchObject({ status: 409, body: { codigo: 'sin-rubrica' } });
    expect(await deAna(id, 'dora')).toMatchObject({
      rubrica: null,
      correccion: null,
      lector: 'docente',
      puedeCalificar: true,
    });
  });
});

describe('a mark', () => {
  it('is shown to its team alone once it is published', async () => {
    const id = await nueva();
    await corregir(id, anas, { niveles: { fundamento: 2 } });
    expect(await deAna(id)).toMatchObject({ correccion: null, publicadas: [], puedePedirRevision: false });
    expect(JSON.stringify((await nota(id, anas, 'ana')).body)).not.toContain('niveles":{"fundamento');
    await publicar(id, [anas]);
    // (6 + 2) ÷ 10
    for (const as of ['ana', 'eva', 'admin'] as const)
      expect(await deAna(id, as)).toMatchObject({
        correccion: null,
        publicadas: [{ nota: 8, motivo: null }],
      });
    for (const as of ['beto', 'omar'] as const) expect((await nota(id, anas, as)).status).toBe(404);
    expect((await nota(id, uid(999), 'dora')).status).toBe(404);
    // A change has a reason, and shows nothing before it is published too.
    expect(await corregir(id, anas, { niveles: { fundamento: 0 } })).toMatchObject({
      status: 400,
      body: { detalles: [{ campo: 'cambio' }] },
    });
    await corregir(id, anas, { niveles: { fundamento: 0 }, cambio: 'Era de otro equipo' });
    expect((await deAna(id, 'dora')).correccion?.historia.at(-1)).toMatchObject({
      que: 'correccion-cambiada',
      motivo: 'Era de otro equipo',
      por: 'Dora',
    });
    expect((await deAna(id)).publicadas).toMatchObject([{ nota: 8 }]);
    expect((await clase(id)).filas[0]).toMatchObject({ estado: 'cambiada', nota: 2, publicada: 8 });
  });

  it('shows the newest hundred entries of its history', async () => {
    const id = await nueva();
    const conMotivo = (n: number) => corregir(id, anas, { manual: { nota: 5, motivo: `Motivo ${n}` } });
    for (let n = 0; n < 102; n += 1) expect((await conMotivo(n)).status).toBe(200);
    const { correccion } = await deAna(id, 'dora');
    expect(correccion?.historia.map(({ motivo }) => motivo)).toEqual(
      Array.from({ length: 100 }, (_, i) => `Motivo ${i + 2}`),
    );
  });

  it('of a lecturer instead of the rubric has a reason and lies within the scale', async () => {
    const id = await nueva();
    const manual = { nota: 9.5, motivo: 'Defensa oral excelente' };
    expect(await corregir(id, anas, { manual })).toMatchObject({
      status: 200,
      body: { correccion: { nota: 9.5 } },
    });
    for (const mala of [
      { nota: 10.1, motivo: 'x' },
      { nota: -1, motivo: 'x' },
      { nota: 9.55, motivo: 'x' },
      { nota: 9, motivo: ' ' },
    ])
      expect((await corregir(id, anas, { manual: mala })).status).toBe(400);
    await publicar(id, [anas]);
    expect(await deAna(id)).toMatchObject({
      publicadas: [{ nota: 9.5, motivo: 'Defensa oral excelente', siguiente: null }],
    });
    await corregir(id, anas, { cambio: 'Se repite la defensa' });
    const { correccion } = await deAna(id, 'dora');
    expect(correccion?.historia).toMatchObject([
      { que: 'nota-de-docente', nota: 9.5, motivo: 'Defensa oral excelente', por: 'Dora' },
      { que: 'publicada', nota: 9.5 },
      { que: 'correccion-cambiada', motivo: 'Se repite la defensa' },
      { que: 'nota-de-rubrica', nota: null },
    ]);
  });

  it('is changed by the first of two lecturers', async () => {
    const id = await nueva({ docentes: ['dora', 'omar'] });
    const inicial = (await deAna(id, 'omar')).correccion?.version;
    expect(inicial).toBe(0);
    const [una, otra] = [
      await corregir(id, anas, { version: 0, niveles: { fundamento: 2 } }),
      await corregir(id, anas, { as: 'omar', version: 0, niveles: { fundamento: 0 } }),
    ];
    expect([una.status, otra.status]).toEqual([200, 412]);
    expect(una.headers['etag']).toBe('"2"');
    expect(await corregir(id, anas, { as: 'omar', version: 2, niveles: { fundamento: 1 } })).toMatchObject({
      status: 200,
    });
  });

  it('refuses a level that the rubric lacks', async () => {
    const id = await nueva();
    for (const niveles of [{ fundamento: 3 }, { otra: 0 }, { grado: 0 }])
      expect((await corregir(id, anas, { niveles })).status).toBe(400);
  });

  it('of one’s own work is given by another lecturer', async () => {
    const id = await nueva({
      docentes: ['dora', 'omar'],
      entregados: [{ proyecto: anas, propietario: 'omar' }],
    });
    expect(await corregir(id, anas, { as: 'omar' })).toMatchObject({
      status: 403,
      body: { codigo: 'trabajo-propio' },
    });
    expect((await corregir(id, anas)).status).toBe(200);
  });

  it('has a second correction beside the first, asked for once after publication', async () => {
    const id = await nueva();
    const revisar = (as: Person) =>
      pedir('POST', `/entregas/${id}/notas/${anas}/revision`, as, { motivo: 'La pregunta 3' });
    await corregir(id, anas, { niveles: { fundamento: 1 } });
    expect(await revisar('ana')).toMatchObject({ status: 409, body: { codigo: 'nota-sin-publicar' } });
    await publicar(id, [anas]);
    expect((await deAna(id)).puedePedirRevision).toBe(true);
    expect((await revisar('admin')).status).toBe(403);
    expect((await revisar('dora')).status).toBe(403);
    expect((await revisar('beto')).status).toBe(404);
    expect((await revisar('eva')).status).toBe(204);
    expect(await revisar('ana')).toMatchObject({ status: 409, body: { codigo: 'revision-pedida' } });
    const sinTocar = { revision: true, estado: 'pendiente', nota: 5, publicada: 5 };
    expect((await clase(id)).filas[0]).toMatchObject(sinTocar);
    // What no lecturer has corrected again is not published as a second mark.
    expect(await publicar(id, [anas])).toMatchObject({
      body: {
        publicadas: 0,
        pendientes: [{ motivo: expect.stringContaining('segunda corrección') as string }],
      },
    });
    // A page that was open before the request would write over the second correction.
    expect((await corregir(id, anas, { version: 2, niveles: {} })).status).toBe(412);
    await corregir(id, anas, { niveles: { fundamento: 2 } });
    expect((await deAna(id)).publicadas).toMatchObject([{ nota: 5 }]);
    await publicar(id, [anas]);
    expect(await deAna(id)).toMatchObject({
      publicadas: [{ nota: 5 }, { nota: 8 }],
      revision: { motivo: 'La pregunta 3' },
      puedePedirRevision: false,
    });
    // The history of both corrections: what the first one was, and that the second one was asked for.
    expect((await deAna(id, 'dora')).correccion?.historia).toMatchObject([
      { que: 'publicada', nota: 5 },
      { que: 'revision-pedida', motivo: 'La pregunta 3' },
      { que: 'publicada', nota: 8 },
    ]);
  });

  it('names its reader, and whether that person may correct it', async () => {
    const id = await nueva();
    const deQuien = async (as: Person) => {
      const { lector, puedeCalificar } = await deAna(id, as);
      return [lector, puedeCalificar];
    };
    expect(await Promise.all((['dora', 'ana', 'eva', 'admin'] as const).map(deQuien))).toEqual([
      ['docente', true],
      ['equipo', false],
      ['equipo', false],
      ['otro', false],
    ]);
    const enClase = async (as: Person) => (await pedir('GET', `/entregas/${id}/notas`, as)).body;
    expect(await enClase('dora')).toMatchObject({ puedeCalificar: true });
    expect(await enClase('admin')).toMatchObject({ puedeCalificar: false });
  });
});
