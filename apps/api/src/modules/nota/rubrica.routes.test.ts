// seguridad: 63
import { maximoVersiones, rubricaPreparada, type LineaRubrica } from '@mantenible/domain/rubrica';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { Person } from '../../testing/tokens.ts';
import { anas, criterio, medida, enEnero, llamadasDeNotas } from './nota.fixture.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp({ parts: { now: enEnero } });
});
afterAll(() => t.close());

const { pedir, nueva, corregir, publicar, clase, deAna } = llamadasDeNotas(() => t);

describe('the rubric of a delivery', () => {
  const leer = async (id: string, as: Person) => await pedir('GET', `/entregas/${id}/rubrica`, as);
  const guardar = (
    id: string,
    suyas: readonly LineaRubrica[],
    motivo: string | null = null,
    version?: number,
  ) => pedir('PUT', `/entregas/${id}/rubrica`, 'dora', { lineas: suyas, motivo }, version);

  it('is replaced before the opening, which its students do not read yet', async () => {
    const id = await nueva({ abre: new Date(Date.UTC(2026, 0, 21)), fin: new Date(Date.UTC(2026, 0, 30)) });
    expect(await leer(id, 'dora')).toMatchObject({
      body: { congelada: false, version: 1, puedeCambiar: true },
    });
    expect((await leer(id, 'ana')).status).toBe(404);
    expect(await guardar(id, [criterio], null, 1)).toMatchObject({ status: 200, headers: { etag: '"2"' } });
    const { body } = await leer(id, 'dora');
    expect(body).toMatchObject({ version: 2, versiones: [{ lineas: [{ id: 'fundamento' }] }] });
    expect(body).toHaveProperty('versiones.length', 1);
    // Another lecturer who read the first one does not write over the second unseen.
    expect((await guardar(id, [medida('grado', 4, 0, 100)], null, 1)).status).toBe(412);
  });

  it('is frozen at the opening: a change is a new version with a reason, which students read at once', async () => {
    const id = await nueva({ fin: new Date(Date.UTC(2026, 0, 30)) });
    expect(await guardar(id, [criterio])).toMatchObject({
      status: 400,
      body: { detalles: [{ campo: 'motivo' }] },
    });
    expect(await guardar(id, [criterio], 'Se quita el grado', 1)).toMatchObject({
      status: 200,
      headers: { etag: '"2"' },
    });
    expect((await guardar(id, [criterio], 'Otra vez', 1)).status).toBe(412);
    expect(await leer(id, 'ana')).toMatchObject({
      body: {
        congelada: true,
        versiones: [
          { version: 2, motivo: 'Se quita el grado', por: 'Dora' },
          { version: 1, motivo: null },
        ],
      },
    });
  });

  it('has no further version for the lines that it has, and at most twenty', async () => {
    const id = await nueva({ fin: new Date(Date.UTC(2026, 0, 30)) });
    const de = (puntos: number) => [criterio, medida('grado', puntos, 0, 100)];
    const apuntes = () =>
      t.db
        .selectFrom('auditoria')
        .select(sql<number>`coalesce(sum(veces), 0)::int`.as('veces'))
        .where('objeto_id', '=', id)
        .where('accion', '=', 'rubrica-cambiada')
        .executeTakeFirstOrThrow();
    expect((await guardar(id, de(5), 'Cambia', 1)).headers['etag']).toBe('"2"');
    const hasta = await apuntes();
    expect(await guardar(id, de(5), 'Lo mismo', 2)).toMatchObject({ status: 200, headers: { etag: '"2"' } });
    expect(await apuntes()).toEqual(hasta);
    expect((await leer(id, 'ana')).body).toHaveProperty('versiones.length', 2);
    for (let n = 3; n <= maximoVersiones; n += 1)
      expect((await guardar(id, de(n + 5), 'Cambia')).status).toBe(200);
    expect(await guardar(id, de(5), 'Una más')).toMatchObject({
      status: 409,
      body: { codigo: 'rubrica-completa', mensaje: expect.stringContaining('20 versiones') as string },
    });
    expect((await leer(id, 'ana')).body).toHaveProperty('versiones.length', maximoVersiones);
  });

  it('stays frozen: an open delivery does not open again in the future', async () => {
    const id = await nueva({ fin: new Date(Date.UTC(2026, 0, 30)) });
    const plazo = { abre: '2026-01-25T00:00', cierra: '2026-01-29T18:59' };
    const pide = { prueba: null, analisis: true, plan: true };
    const cambio = { titulo: 'Otra', texto: '', ...plazo, pide, plantilla: null, ambito: null };
    expect(await pedir('PUT', `/entregas/${id}`, 'dora', cambio)).toMatchObject({
      status: 400,
      body: { detalles: [{ campo: 'abre' }] },
    });
  });

  it('keeps chosen levels with their words where a later version moves them', async () => {
    const id = await nueva({ fin: new Date(Date.UTC(2026, 0, 30)) });
    await corregir(id, anas, { niveles: { fundamento: 1 } });
    const [no, enParte, si] = criterio.niveles;
    const con = (niveles: unknown[]) =>
      [{ ...criterio, niveles }, medida('grado', 4, 50, 100)] as LineaRubrica[];
    const nueva1 = con([no, { descripcion: 'Casi nada', puntos: 1 }, enParte, si]);
    expect((await guardar(id, nueva1, 'Un nivel más')).status).toBe(200);
    expect(await deAna(id, 'dora')).toMatchObject({
      correccion: { version: 3, niveles: { fundamento: 2 }, nota: 5 },
    });
    expect((await guardar(id, con([no, si]), 'Dos niveles')).status).toBe(200);
    expect(await deAna(id, 'dora')).toMatchObject({
      correccion: { niveles: { fundamento: null }, calculo: { pendientes: ['fundamento'] } },
    });
  });

  it('refuses levels that were chosen in an earlier version, where no stored level moves', async () => {
    const id = await nueva({ fin: new Date(Date.UTC(2026, 0, 30)) });
    const { rubrica, correccion } = await deAna(id, 'dora');
    expect([rubrica?.version, correccion?.version]).toEqual([1, 0]);
    const alReves = { ...criterio, niveles: criterio.niveles.toReversed() };
    expect((await guardar(id, [alReves], 'Del mejor al peor')).status).toBe(200);
    const mejor = { niveles: { fundamento: 2 }, version: 0 };
    expect(await corregir(id, anas, { ...mejor, rubrica: 1 })).toMatchObject({
      status: 409,
      body: { codigo: 'rubrica-cambiada', mensaje: expect.stringContaining('elija los niveles') as string },
    });
    expect(await deAna(id, 'dora')).toMatchObject({ correccion: { version: 0, niveles: {} } });
    expect(await corregir(id, anas, { niveles: { fundamento: 0 }, rubrica: 2 })).toMatchObject({
      status: 200,
      body: { correccion: { nota: 10 } },
    });
  });

  it('lowers no mark after the deadline, and leaves published marks as they were', async () => {
    const id = await nueva();
    await corregir(id, anas, { niveles: { fundamento: 1 } });
    await publicar(id, [anas]);
    expect(await guardar(id, [criterio, medida('grado', 4, 70, 100)], 'Más exigente')).toMatchObject({
      status: 409,
      body: { codigo: 'rubrica-baja-notas', mensaje: expect.stringContaining('2 notas') as string },
    });
    expect((await guardar(id, [criterio, medida('grado', 4, 0, 75)], 'Más generosa')).status).toBe(200);
    expect((await deAna(id)).publicadas).toMatchObject([{ nota: 5, rubrica: { version: 1 } }]);
    expect((await clase(id)).filas[0]).toMatchObject({ estado: 'cambiada', nota: 7 });
  });

  it.each<[string, Parameters<typeof nueva>[0]]>([
    ['before copies are taken', { entregados: [], copiada: new Date(Date.UTC(2026, 0, 9)) }],
    ['with figures that are to be copied again', { copiada: new Date(Date.UTC(2026, 0, 9)) }],
  ])('lowers no mark after the deadline %s', async (_cuando, muestra) => {
    const id = await nueva(muestra);
    expect(await guardar(id, [criterio, medida('grado', 4, 70, 100)], 'Más exigente')).toMatchObject({
      status: 409,
      body: { codigo: 'rubrica-baja-notas' },
    });
    expect((await guardar(id, [criterio, medida('grado', 4, 0, 75)], 'Más generosa')).status).toBe(200);
  });

  it.each([
    ['reversed bounds', [medida('grado', 4, 100, 50)]],
    ['equal bounds', [medida('grado', 4, 50, 50)]],
    ['points of 0', [medida('grado', 0, 0, 100)]],
    ['no line that scores', [{ ...medida('grado', 4, 0, 100), modo: 'informa' as const }]],
    ['no line', []],
  ])('with %s is refused with a sentence', async (_caso, malas) => {
    const id = await nueva();
    const { status, body } = await guardar(id, malas, 'x');
    expect({ status, body }).toMatchObject({
      status: 400,
      body: { mensaje: expect.stringMatching(/\.$/u) as string },
    });
    expect((await leer(id, 'dora')).body).toMatchObject({ version: 1 });
  });

  it('is tried on the deliveries that have figures, without storing anything', async () => {
    const id = await nueva();
    await pedir('POST', `/entregas/${id}/notas/calcular`, 'dora');
    const probar = (as: Person) =>
      pedir('POST', `/entregas/${id}/rubrica/prueba`, as, { lineas: [medida('grado', 1, 0, 100)] });
    expect(await probar('dora')).toMatchObject({
      body: [
        { nombre: 'Tienda de Ana', calculo: { nota: 7.5 } },
        { nombre: 'Tienda de Beto', calculo: { nota: 10 } },
      ],
    });
    expect((await probar('admin')).status).toBe(403);
    expect((await probar('omar')).status).toBe(404);
    expect((await leer(id, 'dora')).body).toMatchObject({ version: 1 });
  });

  it('is read by the team of a copy, and not read or changed otherwise outside of the course', async () => {
    const id = await nueva();
    const estados = await Promise.all(
      (['omar', 'eva', 'admin'] as const).map(async (as) => (await leer(id, as)).status),
    );
    expect(estados).toEqual([404, 200, 200]);
    const { lineas: listas } = rubricaPreparada('singleMetrica');
    const cambiar = (as: Person) =>
      pedir('PUT', `/entregas/${id}/rubrica`, as, { lineas: listas, motivo: 'x' });
    expect([(await cambiar('admin')).status, (await cambiar('omar')).status]).toEqual([403, 404]);
  });
});
