import { incidenciasEntregadas } from '@mantenible/contracts/entrega';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { sembrarEntrega, type AnalisisDeMuestra } from '../../testing/muestra-entrega.ts';
import { uid } from '../../testing/muestra.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

const proyecto = uid(701);
let t: TestApp;
let numero = 600;
beforeAll(async () => {
  t = await createTestApp({ parts: { now: () => new Date(Date.UTC(2026, 0, 20)) } });
});
afterAll(() => t.close());

const leer = async (id: string, consulta: string) => {
  const url = `/entregas/${id}/proyectos/${proyecto}/incidencias?${consulta}`;
  const { body } = await t.call({ as: 'ana', method: 'GET', url });
  const { incidencias, ...resto } = incidenciasEntregadas.parse(body);
  return { ...resto, incidencias: incidencias.map(({ ruta, mensaje }) => `${ruta} ${mensaje}`) };
};
const sembrar = (plantilla: AnalisisDeMuestra | null, analisis: AnalisisDeMuestra) => {
  numero += 1;
  return sembrarEntrega(t, numero, {
    personas: ['ana'],
    plantilla,
    entregados: [{ proyecto, propietario: 'ana', analisis }],
  });
};

describe('the new findings of what was delivered', () => {
  const repetida = ['S1', 'm'] as const;
  const plantilla = { grado: 90, silenciadas: 2, incidencias: { 'a.js': [repetida] } };

  it('are those that the template lacks in the same file, by pages, with how many more are silenced', async () => {
    const muchas = Array.from({ length: 60 }, (_, i) => ['S3', `n${i}`] as const);
    const id = await sembrar(plantilla, {
      grado: 90,
      silenciadas: 5,
      incidencias: { 'a.js': [repetida, repetida, ['S2', 'm']], 'b.js': [repetida, ...muchas] },
    });
    const primera = await leer(id, 'cuales=nuevas');
    expect(primera).toMatchObject({ total: 63, comparada: true, silenciadas: 3 });
    expect(primera.incidencias.slice(0, 3)).toEqual(['a.js m', 'a.js m', 'b.js m']);
    expect((await leer(id, 'cuales=nuevas&desde=62')).incidencias).toEqual(['b.js n59']);
    // Beyond the last one the total stays.
    expect(await leer(id, 'cuales=nuevas&desde=100')).toMatchObject({ total: 63, incidencias: [] });
    const todas = await leer(id, '');
    expect(todas.incidencias).toHaveLength(50);
    expect([todas.comparada, todas.silenciadas]).toEqual([true, null]);
  });

  it('are an empty list where the code is that of the template with less of it silenced', async () => {
    const id = await sembrar(plantilla, { grado: 90, incidencias: { 'a.js': [repetida] } });
    expect(await leer(id, 'cuales=nuevas')).toMatchObject({ total: 0, silenciadas: 0, comparada: true });
  });

  it.each([['of the template', true] as const, ['of what was delivered', false] as const])(
    'are unknown without the files %s',
    async (_de, deLaPlantilla) => {
      const id = await sembrar(plantilla, { grado: 90, incidencias: { 'a.js': [['S2', 'm']] } });
      await t.db
        .updateTable('entrega_analisis')
        .set({ sin_archivos: true })
        .where('entrega_id', '=', id)
        .where('entregado_id', deLaPlantilla ? 'is' : 'is not', null)
        .execute();
      expect(await leer(id, 'cuales=nuevas')).toMatchObject({ total: 0, comparada: false });
    },
  );

  it.each<[string, AnalisisDeMuestra | null, AnalisisDeMuestra['origen']]>([
    ['without a template', null, 'entrega'],
    ['with a template whose analysis failed', { grado: null, estado: 'fallido' }, 'entrega'],
    ['of an analysis that the team made with a scope of its own', plantilla, 'propio'],
  ])('are unknown %s', async (_caso, suya, origen = 'entrega') => {
    const id = await sembrar(suya, { grado: 90, origen, incidencias: { 'a.js': [repetida] } });
    expect(await leer(id, 'cuales=nuevas')).toMatchObject({ total: 0, comparada: false });
    expect((await leer(id, 'cuales=todas')).comparada).toBe(false);
  });
});
