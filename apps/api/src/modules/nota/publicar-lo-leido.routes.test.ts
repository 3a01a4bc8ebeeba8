import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { anas, betos, criterio, enEnero, llamadasDeNotas, medida } from './nota.fixture.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp({ parts: { now: enEnero } });
});
afterAll(() => t.close());

const { pedir, nueva, corregir, clase, deAna } = llamadasDeNotas(() => t);

/** A class of two corrected deliveries, and its marks as a page reads them. */
async function leida() {
  const id = await nueva();
  for (const uno of [anas, betos]) await corregir(id, uno, { niveles: { fundamento: 2 } });
  const leidas = (await clase(id)).filas.map(({ proyectoId, leida: suya }) => ({
    proyecto: proyectoId,
    ...suya,
  }));
  return { id, leidas };
}
type Leidas = Awaited<ReturnType<typeof leida>>['leidas'];

const publicar = (id: string, leidas: Leidas, proyectos: readonly string[] | null = null) =>
  pedir('POST', `/entregas/${id}/notas/publicar`, 'dora', { proyectos, motivo: null, leidas });
const otraNota = (id: string) =>
  corregir(id, anas, { manual: { nota: 3, motivo: 'Otra lectura' }, niveles: { fundamento: 2 } });
const refused = { status: 409, body: { codigo: 'nota-cambiada' } };

const cambios: Record<string, (id: string) => Promise<unknown>> = {
  'another lecturer corrects it': otraNota,
  'its figures are computed again': async (id) => {
    await t.db.updateTable('entrega_analisis').set({ grado: 60 }).where('entrega_id', '=', id).execute();
    return pedir('POST', `/entregas/${id}/notas/calcular`, 'dora');
  },
  'the rubric changes': (id) => {
    const lineas = [{ ...criterio, nombre: 'Otro nombre' }, medida('grado', 4, 50, 100)];
    return pedir('PUT', `/entregas/${id}/rubrica`, 'dora', { lineas, motivo: 'Más claro' });
  },
  'the course takes another scale': (id) =>
    t.db
      .updateTable('cursos')
      .set({ escala: 20 })
      .where('id', '=', (eb) => eb.selectFrom('entregas').select('curso_id').where('id', '=', id))
      .execute(),
};

describe('a publication of the marks that were read', () => {
  it('publishes them, and each mark as the page of its project read it', async () => {
    const { id, leidas } = await leida();
    const { correccion } = await deAna(id, 'dora');
    const suya = { proyecto: anas, version: correccion?.version, huella: correccion?.huella };
    expect(leidas).toContainEqual(suya);
    expect(await publicar(id, leidas, [anas])).toMatchObject({ status: 200, body: { publicadas: 1 } });
    expect(await publicar(id, leidas)).toMatchObject({ body: { publicadas: 1, pendientes: [] } });
    expect((await clase(id)).filas.map(({ estado }) => estado)).toEqual(['publicada', 'publicada']);
  });

  it.each(Object.keys(cambios))('is refused for one mark where %s since', async (cual) => {
    const { id, leidas } = await leida();
    await cambios[cual]?.(id);
    expect(await publicar(id, leidas, [anas])).toMatchObject(refused);
    expect((await deAna(id)).publicadas).toEqual([]);
    const nuevas = (await clase(id)).filas.map(({ proyectoId, leida: suya }) => ({
      proyecto: proyectoId,
      ...suya,
    }));
    expect(await publicar(id, nuevas, [anas])).toMatchObject({ status: 200, body: { publicadas: 1 } });
  });

  it('of a class names the mark that changed since, and publishes the others', async () => {
    const { id, leidas } = await leida();
    await otraNota(id);
    expect(await publicar(id, leidas)).toMatchObject({
      body: {
        publicadas: 1,
        pendientes: [
          { nombre: 'Tienda de Ana', motivo: expect.stringContaining('desde que se leyó') as string },
        ],
      },
    });
    expect((await clase(id)).filas).toMatchObject([{ estado: 'lista' }, { estado: 'publicada' }]);
  });

  it('leaves a mark that was not ready when the class was read', async () => {
    const { id, leidas } = await leida();
    const sinAna = leidas.filter(({ proyecto }) => proyecto !== anas);
    expect(await publicar(id, sinAna)).toMatchObject({ body: { publicadas: 1 } });
    expect(await publicar(id, sinAna)).toMatchObject(refused);
    expect((await deAna(id)).publicadas).toEqual([]);
  });

  it.each([
    ['a mark without its version', [{ proyecto: anas, huella: '' }]],
    ['a fingerprint beyond its bound', [{ proyecto: anas, version: 1, huella: 'x'.repeat(81) }]],
    [
      'more marks than a class has',
      Array.from({ length: 2001 }, () => ({ proyecto: anas, version: 1, huella: '' })),
    ],
  ])('refuses %s', async (_cual, leidas) => {
    const { id } = await leida();
    expect(await publicar(id, leidas as Leidas)).toMatchObject({ status: 400 });
  });
});
