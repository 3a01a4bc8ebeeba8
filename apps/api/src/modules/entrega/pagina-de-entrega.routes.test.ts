import { avanceDeAnalisis, entregaCompleta } from '@mantenible/contracts/entrega';
import { filasDeEntregaPorPagina, maximoFallosNombrados } from '@mantenible/domain/entrega';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { sembrarEntrega } from '../../testing/muestra-entrega.ts';
import { uid } from '../../testing/muestra.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

const deMas = 3;
const total = filasDeEntregaPorPagina + deMas;
const nombre = (i: number) => `P${String(i).padStart(2, '0')}`;
let t: TestApp;
let url: string;
beforeAll(async () => {
  t = await createTestApp({ parts: { now: () => new Date(Date.UTC(2026, 0, 20)) } });
  const entregados = Array.from({ length: total }, (_uno, i) => ({
    proyecto: uid(20_000 + i),
    nombre: nombre(i),
    propietario: 'ana' as const,
    niveles: null,
    verificadas: i < deMas ? 1 : 0,
    analisis: { grado: null, estado: 'fallido', codigo: 'sin-rama' },
  }));
  url = `/entregas/${await sembrarEntrega(t, 1, { personas: ['ana'], entregados })}`;
});
afterAll(() => t.close());

async function leer(consulta: string) {
  const { status, body } = await t.call({ as: 'dora', method: 'GET', url: url + consulta });
  expect(status).toBe(200);
  return entregaCompleta.parse(body);
}

it('the rows are read by pages and by state, with the number of each', async () => {
  const primera = await leer('');
  expect([primera.filas.length, primera.total]).toEqual([filasDeEntregaPorPagina, total]);
  const segunda = await leer('?pagina=2');
  expect(segunda.filas.map(({ proyecto }) => proyecto?.nombre)).toEqual(
    Array.from({ length: deMas }, (_uno, i) => nombre(filasDeEntregaPorPagina + i)),
  );
  const { filas, total: suyas, cuantas } = await leer('?estado=incompleto');
  expect([filas.length, suyas]).toEqual([deMas, deMas]);
  expect(cuantas).toEqual({
    todos: total,
    entregado: 0,
    incompleto: deMas,
    tarde: 0,
    nada: filasDeEntregaPorPagina,
  });
  expect((await leer('?pagina=9')).filas).toEqual([]);
  expect((await leer('?estado=nada')).fallos).toHaveLength(maximoFallosNombrados);
});

it('no page and no state that do not exist are read', async () => {
  for (const mala of ['?pagina=0', '?pagina=1.5', '?pagina=10001', '?estado=otro'])
    expect([mala, (await t.call({ as: 'dora', method: 'GET', url: url + mala })).status]).toEqual([
      mala,
      400,
    ]);
});

it('the progress of the analyses is read without a row of the delivery, and leaves no entry', async () => {
  await t.db.deleteFrom('auditoria').execute();
  const sentencias = await t.statementsOf(async () => {
    const { status, body } = await t.call({ as: 'dora', method: 'GET', url: `${url}/analisis` });
    expect(status).toBe(200);
    expect(avanceDeAnalisis.parse(body)).toMatchObject({ listos: 0, fallidos: total, iniciable: true });
  });
  expect(sentencias.filter((una) => /respuestas|curso_personas cp|acciones/u.test(una))).toEqual([]);
  expect(await t.db.selectFrom('auditoria').select('id').execute()).toEqual([]);
  const { analisis } = await leer('');
  expect(analisis).toMatchObject({ listos: 0, fallidos: total, iniciable: true });
  expect((await t.call({ as: 'ana', method: 'GET', url: `${url}/analisis` })).status).toBe(403);
});

it('the progress counts no copy of an earlier deadline, unless the course was archived since then', async () => {
  const { fin } = await t.db.selectFrom('entregas').select('fin').executeTakeFirstOrThrow();
  await t.db
    .updateTable('entregas')
    .set({ fin: new Date(fin.getTime() + 60_000) })
    .execute();
  const fallidos = async () => {
    const { body } = await t.call({ as: 'dora', method: 'GET', url: `${url}/analisis` });
    return avanceDeAnalisis.parse(body).fallidos;
  };
  expect(await fallidos()).toBe(0);
  await t.db.updateTable('cursos').set({ estado: 'archivado' }).execute();
  expect(await fallidos()).toBe(total);
});
