import { notaDeProyecto } from '@mantenible/contracts/nota';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { crearProyecto, uid } from '../../testing/muestra.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { enEnero, llamadasDeNotas, medida } from './nota.fixture.ts';

let t: TestApp;
let proyecto: string;
let entrega: string;
let numero = 0;
beforeAll(async () => {
  t = await createTestApp({ parts: { now: enEnero } });
});
afterAll(() => t.close());

const { pedir, nota, nueva, corregir, publicar } = llamadasDeNotas(() => t);
const suya = { ruta: 'a.js', regla: 'javascript:S1128', mensaje: 'Quite esta importación.' };
const ajena = { ...suya, mensaje: 'Otra' };

/** A delivery with four new findings: three alike, of which `marcadas` are marked by the team, and another one. */
async function sembrar(marcadas: number): Promise<void> {
  numero += 1;
  proyecto = (await crearProyecto(t, 'ana', `Tienda ${numero}`))._id;
  const una = [suya.regla, suya.mensaje] as const;
  entrega = await nueva(
    {
      plantilla: { grado: 90, incidencias: { 'a.js': [una] } },
      entregados: [
        {
          proyecto,
          propietario: 'ana',
          analisis: {
            grado: 90,
            silenciadas: 1,
            incidencias: { 'a.js': [una, una, una, una, [ajena.regla, ajena.mensaje]] },
          },
        },
      ],
    },
    [medida('nuevas', 5, 10, 0)],
  );
  const { curso_id } = await t.db
    .selectFrom('entregas')
    .select('curso_id')
    .where('id', '=', entrega)
    .executeTakeFirstOrThrow();
  await t.db
    .insertInto('curso_proyectos')
    .values({ curso_id, proyecto_id: proyecto, ingreso: enEnero() })
    .execute();
  for (let i = 0; i < marcadas; i += 1) await marcar(i); // oxlint-disable-line no-await-in-loop
}

const marcar = (i: number) =>
  t.db
    .insertInto('marcas')
    .values({
      id: uid(970_000 + numero * 10 + i),
      proyecto_id: proyecto,
      decision: 'falsa-alarma',
      razon: `Motivo ${i}`,
      ancla: JSON.stringify({ ...suya, blob: '', linea: i + 1, huella: 'h', hermanas: [], copias: [] }),
      creado: enEnero(),
      id_persona: 'sub-ana',
    })
    .execute();

const leer = async (as: 'dora' | 'ana' = 'dora') =>
  notaDeProyecto.parse((await nota(entrega, proyecto, as)).body);
const cuantas = async () => (await leer()).correccion?.calculo.lineas[0]?.valor;
const aceptar = (...marcas: readonly object[]) => corregir(entrega, proyecto, { marcas });

describe('marks of new findings', () => {
  it('count until a lecturer accepts them, and as many as are marked count no more', async () => {
    await sembrar(2);
    expect(await cuantas()).toBe(5);
    expect((await leer()).marcasDadas).toEqual([
      {
        ...suya,
        nuevas: 3,
        aceptadas: 0,
        quita: 2,
        marcas: [0, 1].map((i) => ({ decision: 'falsa-alarma', razon: `Motivo ${i}` })),
      },
    ]);
    // What the team did not mark is not accepted.
    expect(await aceptar(suya, ajena)).toMatchObject({
      status: 200,
      body: { correccion: { marcas: [{ ...suya, cuantas: 2 }], nota: 7 } },
    });
    expect(await cuantas()).toBe(3);
    // The people of the project read what was published, and no list of marks.
    expect((await publicar(entrega)).body).toMatchObject({ publicadas: 1 });
    expect(await leer('ana')).toMatchObject({ marcasDadas: [], publicadas: [{ nota: 7 }] });
  });

  it('take out no more than there are new findings, and come back with the correction', async () => {
    await sembrar(9);
    await aceptar(suya);
    expect(await cuantas()).toBe(2);
    await aceptar();
    expect(await cuantas()).toBe(5);
  });

  it('stay accepted when the team takes them back, and figures are computed again', async () => {
    await sembrar(1);
    await aceptar(suya);
    await t.db.deleteFrom('marcas').where('proyecto_id', '=', proyecto).execute();
    expect((await pedir('POST', `/entregas/${entrega}/notas/calcular`, 'dora')).status).toBe(200);
    expect(await cuantas()).toBe(4);
    expect((await leer()).marcasDadas).toMatchObject([{ ...suya, marcas: [], quita: 1 }]);
    expect(await aceptar(suya)).toMatchObject({ body: { correccion: { marcas: [{ cuantas: 1 }] } } });
  });

  it('show how many were accepted where the team marked more since', async () => {
    await sembrar(1);
    await aceptar(suya);
    await marcar(1);
    expect((await leer()).marcasDadas).toMatchObject([{ ...suya, aceptadas: 1, quita: 2 }]);
    expect(await cuantas()).toBe(4);
    expect(await aceptar(suya)).toMatchObject({ body: { correccion: { marcas: [{ cuantas: 2 }] } } });
  });

  it('stay accepted through a save while the template is analysed again', async () => {
    await sembrar(2);
    await aceptar(suya);
    const deLaPlantilla = t.db
      .updateTable('entrega_analisis')
      .where('entrega_id', '=', entrega)
      .where('entregado_id', 'is', null);
    await deLaPlantilla.set({ estado: 'cancelado' }).execute();
    expect((await leer()).marcasDadas).toEqual([]);
    expect((await aceptar()).status).toBe(200);
    await deLaPlantilla.set({ estado: 'listo' }).execute();
    expect((await pedir('POST', `/entregas/${entrega}/notas/calcular`, 'dora')).status).toBe(200);
    expect(await cuantas()).toBe(3);
    // What is offered and not asked for is taken back.
    await aceptar();
    expect(await cuantas()).toBe(5);
  });

  it.each([
    ['template', 'is'],
    ['delivery', 'is not'],
  ] as const)('are no figure while the analysis of the %s has no files', async (_cual, es) => {
    await sembrar(1);
    await t.db
      .updateTable('entrega_analisis')
      .set({ sin_archivos: true })
      .where('entrega_id', '=', entrega)
      .where('entregado_id', es, null)
      .execute();
    expect((await leer()).marcasDadas).toEqual([]);
    expect((await pedir('POST', `/entregas/${entrega}/notas/calcular`, 'dora')).status).toBe(200);
    expect((await leer()).correccion?.calculo.lineas[0]).toMatchObject({
      valor: null,
      motivo: expect.stringContaining('los archivos de uno de los análisis') as string,
    });
  });

  it('of a project that left the course are not read', async () => {
    await sembrar(1);
    await t.db.deleteFrom('curso_proyectos').where('proyecto_id', '=', proyecto).execute();
    expect((await leer()).marcasDadas).toEqual([]);
    expect(await aceptar(suya)).toMatchObject({ body: { correccion: { marcas: [] } } });
  });

  it('are accepted for the second correction apart', async () => {
    await sembrar(1);
    await aceptar(suya);
    await publicar(entrega);
    const url = `/entregas/${entrega}/notas/${proyecto}/revision`;
    expect((await pedir('POST', url, 'ana', { motivo: 'Falta una.' })).status).toBe(204);
    expect((await leer()).correccion).toMatchObject({ orden: 2, marcas: [{ cuantas: 1 }] });
  });

  it('are refused beyond 200 at once', async () => {
    await sembrar(0);
    const muchas = Array.from({ length: 201 }, (_, i) => ({ ...suya, mensaje: `${i}` }));
    expect((await aceptar(...muchas)).status).toBe(400);
  });
});
