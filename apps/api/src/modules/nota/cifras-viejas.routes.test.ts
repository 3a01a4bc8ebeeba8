import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { sembrarReferencia } from '../../testing/muestra-entrega.ts';
import { uid } from '../../testing/muestra.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { anas, enEnero, llamadasDeNotas } from './nota.fixture.ts';

const dia = (n: number): Date => new Date(Date.UTC(2026, 0, n));
let t: TestApp;
let now = enEnero();
beforeAll(async () => {
  t = await createTestApp({ parts: { now: () => now } });
});
beforeEach(() => {
  now = enEnero();
});
afterAll(() => t.close());

const { pedir, nueva, corregir, publicar, clase, deAna, nota } = llamadasDeNotas(() => t);
const corregida = async (): Promise<string> => {
  const id = await nueva();
  await corregir(id, anas, { niveles: { fundamento: 2 } });
  expect((await clase(id)).filas[0]).toMatchObject({ estado: 'lista', nota: 8 });
  return id;
};
const deLaEntrega = (id: string) =>
  t.db.selectFrom('entregados').where('entrega_id', '=', id).where('proyecto_id', '=', anas);

const cambios: Record<string, (id: string) => Promise<unknown>> = {
  'another copy counts': async (id) => {
    const { id: copia } = await deLaEntrega(id).select('id').executeTakeFirstOrThrow();
    await sql`insert into entregados select (jsonb_populate_record(d, ${JSON.stringify({ id: uid(9_999_001), en_plazo: false })}::jsonb)).*
        from entregados d where d.id = ${copia}`.execute(t.db);
    return t.db.updateTable('entregados').set({ vigente: false }).where('id', '=', copia).execute();
  },
  'an analysis ended later': async (id) => {
    const { id: copia } = await deLaEntrega(id).select('id').executeTakeFirstOrThrow();
    const despues = { fin: dia(21), grado: 100 };
    return t.db.updateTable('entrega_analisis').set(despues).where('entregado_id', '=', copia).execute();
  },
  'the template was analysed later': (id) =>
    t.db
      .insertInto('entrega_analisis')
      .values({
        id: uid(9_999_002),
        entrega_id: id,
        entregado_id: null,
        origen: 'entrega',
        estado: 'listo',
        creado: dia(21),
        fin: dia(21),
        fase: 'guardando',
        hechos: 0,
        total: 0,
      })
      .execute(),
  'the reference was chosen later': (id) => sembrarReferencia(t, id, dia(21)),
  'what is asked changed': async (id) => {
    const plazo = { abre: '2026-01-01T00:00', cierra: '2026-01-09T23:59' };
    const pide = { prueba: null, analisis: true, plan: true };
    const cambio = { titulo: 'Otra', texto: '', ...plazo, pide, plantilla: null, ambito: null };
    expect(await pedir('PUT', `/entregas/${id}`, 'dora', cambio)).toMatchObject({ status: 200 });
    // The minutes of the course's zone mean other instants than the rows of the test; copies of the other test count as taken.
    await t.db
      .updateTable('entregas')
      .set({ fin: dia(10), copiada: dia(10) })
      .where('id', '=', id)
      .execute();
  },
  'the reference was taken away': async (id) => {
    expect((await pedir('PUT', `/entregas/${id}/referencia`, 'dora', { pruebaId: null })).status).toBe(204);
  },
};

describe('figures that are old', () => {
  it.each(Object.keys(cambios))('since %s are not published until they are computed again', async (cual) => {
    const id = await corregida();
    await cambios[cual]?.(id);
    expect((await clase(id)).filas[0]).toMatchObject({ estado: 'sin-calcular', nota: null });
    expect(await publicar(id, [anas])).toMatchObject({
      status: 200,
      body: { publicadas: 0, pendientes: [{ motivo: expect.stringContaining('de nuevo') as string }] },
    });
    now = dia(22);
    expect((await pedir('POST', `/entregas/${id}/notas/calcular`, 'dora')).status).toBe(200);
    expect((await clase(id)).filas[0]).toMatchObject({ estado: 'lista' });
    expect(await publicar(id, [anas])).toMatchObject({ body: { publicadas: 1 } });
  });
});

describe('marks of copies that are not final', () => {
  it.each<[string, Parameters<typeof nueva>[0]]>([
    ['before the deadline', { fin: dia(30), copiada: dia(10) }],
    ['of a deadline that changed', { fin: dia(15), copiada: dia(10) }],
  ])('%s are not published', async (_caso, muestra) => {
    const id = await nueva(muestra);
    await corregir(id, anas, { niveles: { fundamento: 2 } });
    expect(await publicar(id, [anas])).toMatchObject({ status: 409, body: { codigo: 'sin-copiar' } });
    expect(await deAna(id)).toMatchObject({ publicadas: [] });
  });
});

describe('the page of a mark', () => {
  it('has the figures of today where the stored ones are old', async () => {
    const id = await corregida();
    await cambios['an analysis ended later']?.(id);
    // (6 + 4) ÷ 10
    expect(await deAna(id, 'dora')).toMatchObject({ correccion: { nota: 10, version: 2 } });
  });

  it('hides what was not published from a lecturer of the team that delivered', async () => {
    const id = await nueva({
      docentes: ['dora', 'omar'],
      entregados: [{ proyecto: anas, propietario: 'ana', miembros: ['omar'] }],
    });
    await corregir(id, anas, { niveles: { fundamento: 2 } });
    expect((await nota(id, anas, 'omar')).body).toMatchObject({ correccion: null, enlacesDados: [] });
    const deOmar = async () => (await pedir('GET', `/entregas/${id}/notas`, 'omar')).body;
    expect(await deOmar()).toMatchObject({ filas: [{ estado: 'sin-calcular', nota: null, puntos: [] }] });
    await publicar(id, [anas]);
    expect(await deOmar()).toMatchObject({ filas: [{ estado: 'publicada' }] });
  });
});
