import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { anas, betos, enEnero, llamadasDeNotas } from './nota.fixture.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp({ parts: { now: enEnero } });
});
afterAll(() => t.close());

const dora = { sub: 'sub-dora', nombre: 'Dora' };
const { pedir, nueva, corregir, publicar, deAna, clase } = llamadasDeNotas(() => t);

/** A published class whose figures then fell, as they were computed again. */
async function conCifrasMenores(): Promise<string> {
  const id = await nueva();
  for (const uno of [anas, betos]) await corregir(id, uno, { niveles: { fundamento: 2 } });
  expect(await publicar(id)).toMatchObject({ body: { publicadas: 2 } });
  await t.db.updateTable('entrega_analisis').set({ grado: 50 }).where('entrega_id', '=', id).execute();
  expect((await pedir('POST', `/entregas/${id}/notas/calcular`, 'dora')).status).toBe(200);
  return id;
}

describe('a publication that changes published marks', () => {
  it('asks why, and publishes nothing without a reason', async () => {
    const id = await conCifrasMenores();
    expect(await publicar(id)).toMatchObject({
      status: 400,
      body: {
        detalles: [
          { campo: 'motivo', mensaje: expect.stringContaining('lo publicado de 2 notas') as string },
        ],
      },
    });
    expect(await deAna(id)).toMatchObject({ publicadas: [{ nota: 8 }], cambiosPublicados: [] });
    expect((await clase(id)).filas).toMatchObject([
      { estado: 'cambiada', nota: 6, publicada: 8 },
      { estado: 'cambiada', nota: 6, publicada: 10 },
    ]);
  });

  it('shows its team the mark of before, that of after, and the reason', async () => {
    const id = await conCifrasMenores();
    const motivo = 'El análisis contaba un archivo generado';
    expect(await publicar(id, null, 'dora', motivo)).toMatchObject({ body: { publicadas: 2 } });
    const cambios = [{ antes: 8, despues: 6, motivo }];
    for (const as of ['ana', 'eva', 'dora'] as const)
      expect(await deAna(id, as)).toMatchObject({ publicadas: [{ nota: 6 }], cambiosPublicados: cambios });
    expect((await deAna(id, 'dora')).correccion?.historia).toMatchObject([
      { que: 'publicada', nota: 8, motivo: null },
      { que: 'publicada-de-nuevo', nota: 6, motivo, por: 'Dora' },
    ]);
  });

  it('is shown to its team however much happened to the mark since', async () => {
    const id = await conCifrasMenores();
    await publicar(id, null, 'dora', 'Otra cifra');
    const { id: correccion } = await t.db
      .selectFrom('calificaciones')
      .select('id')
      .where('entrega_id', '=', id)
      .where('proyecto_id', '=', anas)
      .executeTakeFirstOrThrow();
    const cambio = {
      que: 'correccion-cambiada',
      nota: null,
      motivo: 'Otro nivel',
      por: JSON.stringify(dora),
    };
    const despues = Array.from({ length: 100 }, (_, i) => ({
      ...cambio,
      id: randomUUID(),
      calificacion_id: correccion,
      momento: new Date(enEnero().getTime() + 1000 + i),
    }));
    await t.db.insertInto('calificacion_cambios').values(despues).execute();
    const cambios = [{ antes: 8, despues: 6, motivo: 'Otra cifra' }];
    for (const as of ['ana', 'dora'] as const)
      expect(await deAna(id, as)).toMatchObject({ cambiosPublicados: cambios });
    expect((await deAna(id, 'dora')).correccion?.historia).toHaveLength(100);
  });

  it('takes the reason of a correction, and asks no second one', async () => {
    const id = await nueva();
    await corregir(id, anas, { niveles: { fundamento: 2 } });
    await publicar(id, [anas]);
    await corregir(id, anas, { niveles: { fundamento: 0 }, cambio: 'Era de otro equipo' });
    expect(await publicar(id, [anas])).toMatchObject({ body: { publicadas: 1 } });
    const primero = { antes: 8, despues: 2, motivo: 'Era de otro equipo' };
    expect(await deAna(id)).toMatchObject({ cambiosPublicados: [primero] });
    // That reason was of that publication: the next one has its own.
    await t.db.updateTable('entrega_analisis').set({ grado: 50 }).where('entrega_id', '=', id).execute();
    await pedir('POST', `/entregas/${id}/notas/calcular`, 'dora');
    expect((await publicar(id, [anas])).status).toBe(400);
    await publicar(id, [anas], 'dora', 'Otra cifra');
    expect(await deAna(id)).toMatchObject({
      cambiosPublicados: [primero, { antes: 2, despues: 0, motivo: 'Otra cifra' }],
    });
  });

  it('is no change where a second correction is published beside the first one', async () => {
    const id = await nueva();
    await corregir(id, anas, { niveles: { fundamento: 1 } });
    await publicar(id, [anas]);
    await pedir('POST', `/entregas/${id}/notas/${anas}/revision`, 'ana', { motivo: 'La tres' });
    await corregir(id, anas, { niveles: { fundamento: 2 } });
    expect(await publicar(id, [anas])).toMatchObject({ body: { publicadas: 1 } });
    expect(await deAna(id)).toMatchObject({
      publicadas: [{ nota: 5 }, { nota: 8 }],
      cambiosPublicados: [],
    });
  });
});
