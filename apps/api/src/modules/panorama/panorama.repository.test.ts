// seguridad: large-answers
import { createTestDatabase, type TestDatabase } from '@mantenible/db/test';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { filaProyecto } from '../../testing/fila-proyecto.ts';
import { uid } from '../../testing/muestra.ts';
import type { PanoramaRepository } from './panorama.port.ts';
import { createPanoramaRepository } from './panorama.repository.ts';

let t: TestDatabase;
let incorporado: PanoramaRepository;
let conServicio: PanoramaRepository;
beforeAll(async () => {
  t = await createTestDatabase();
  incorporado = createPanoramaRepository(t.db, true);
  conServicio = createPanoramaRepository(t.db, false);
});
afterAll(() => t.close());
const [uno, otro] = [uid(1), uid(2)];
const enlace = 'https://github.com/ana/tienda';
const minuto = (n: number) => new Date(Date.UTC(2026, 0, 1, 0, n));
beforeEach(async () => {
  for (const tabla of ['proyectos', 'reservas_clave', 'personas'] as const)
    await t.db.deleteFrom(tabla).execute();
  await t.db
    .insertInto('proyectos')
    .values([filaProyecto(1), filaProyecto(2)])
    .execute();
});

const analisis = (n: number, cambios: object = {}) =>
  t.db
    .insertInto('analisis')
    .values({
      id: uid(300 + n),
      proyecto_id: uno,
      id_persona: 'sub-ana',
      estado: 'listo',
      enlace,
      rama: 'main',
      commit_id: `c${n}`,
      huella: 'h',
      grado: 70 + n,
      creado: minuto(n),
      fin: minuto(n),
      fase: 'guardando',
      hechos: 0,
      total: 0,
      medidas: '{"ncloc":100}',
      omitidos: '[]',
      ...cambios,
    })
    .execute();
const prueba = (n: number, cambios: object = {}) =>
  t.db
    .insertInto('respuestas')
    .values({
      id: uid(200 + n),
      proyecto_id: uno,
      id_persona: 'sub-ana',
      nombre: `T${n}`,
      tipo: 'allMetricas',
      elemento_id: null,
      intentos: null,
      promedio: 0.5,
      plan: JSON.stringify({ tipo: 'allMetricas', filas: [], preguntas: [], omitidos: [] }),
      respuestas: '[]',
      promedios: '[{"nombre":"M1","promedio":null}]',
      creado: minuto(n),
      ...cambios,
    })
    .execute();

describe('the tests of a page', () => {
  it('are the newest 200', async () => {
    for (let n = 0; n < 203; n += 1) await prueba(n);
    const leidas = await incorporado.pruebas(uno, null);
    expect(leidas).toHaveLength(200);
    expect([leidas[0]?.nombre, leidas.at(-1)?.nombre]).toEqual(['T202', 'T3']);
  });

  it('may verify while their answers have at most 2 MB, and always one; the two that are compared have answers in any case', async () => {
    for (const [n, tamano] of [10, 1_999_999, 5_000_000].entries()) await prueba(n, { tamano });
    const leidas = async () => {
      const pruebas = await incorporado.pruebas(uno, minuto(-1).toISOString());
      const nombres = (esta: (una: (typeof pruebas)[number]) => boolean) =>
        pruebas.filter(esta).map(({ nombre }) => nombre);
      return [nombres(({ mirada }) => mirada), nombres(({ datos }) => datos !== null)];
    };
    expect(await leidas()).toEqual([['T2'], ['T2', 'T1']]);
    await t.db.deleteFrom('respuestas').where('id', '=', uid(202)).execute();
    expect(await leidas()).toEqual([['T1'], ['T1', 'T0']]);
    await t.db.updateTable('respuestas').set({ tamano: 1_999_990 }).where('id', '=', uid(201)).execute();
    expect(await leidas()).toEqual([
      ['T1', 'T0'],
      ['T1', 'T0'],
    ]);
  });
});

describe('the project of a page', () => {
  it('does not exist for an unknown id, and has nothing when it is new', async () => {
    expect(await incorporado.proyecto(uid(9))).toBeNull();
    const nuevo = await incorporado.proyecto(uno);
    expect(nuevo).toMatchObject({
      propietario: 'sub-ana',
      persona: { nombre: 'sub-ana', usuario: null },
      proyecto: { _id: uno, nombre: 'P1', link: enlace, branch: 'main' },
      terminados: [],
      enCurso: null,
      acciones: [],
    });
    expect(JSON.stringify(nuevo)).not.toContain('secreto');
  });

  it('has the name of its owner where that is kept', async () => {
    await t.db
      .insertInto('personas')
      .values({ sub: 'sub-ana', nombre: 'Ana Díaz', usuario: 'ana', visto: minuto(0) })
      .execute();
    expect((await incorporado.proyecto(uno))?.persona).toEqual({ nombre: 'Ana Díaz', usuario: 'ana' });
  });

  it('has its two newest finished analyses, and the open one', async () => {
    for (const n of [2, 1, 3]) await analisis(n);
    await analisis(4, { estado: 'fallido', grado: null, medidas: null });
    await analisis(5, { estado: 'en-curso', fase: 'analizando', grado: null, medidas: null, fin: null });
    await analisis(6, { proyecto_id: otro });
    const hallado = await incorporado.proyecto(uno);
    expect(hallado?.terminados.map(({ commit, grado, fecha }) => [commit, grado, fecha])).toEqual([
      ['c3', 73, minuto(3).toISOString()],
      ['c2', 72, minuto(2).toISOString()],
    ]);
    expect(hallado?.enCurso).toEqual({ fecha: minuto(5).toISOString(), fase: 'analizando' });
  });

  it('has the reason of a failure until a newer analysis is requested, and never one of another project', async () => {
    const fallo = async (id = uno) => (await incorporado.proyecto(id))?.fallo;
    await analisis(1);
    expect(await fallo()).toBeNull();
    await analisis(2, { estado: 'fallido', motivo: 'Sin servidor.' });
    await analisis(3, { estado: 'cancelado' });
    expect(await fallo()).toEqual({ fecha: minuto(2).toISOString(), motivo: 'Sin servidor.' });
    expect(await fallo(otro)).toBeNull();
    expect((await conServicio.proyecto(uno))?.fallo).toBeNull();
    await analisis(4, { estado: 'en-curso', fin: null });
    expect(await fallo()).toBeNull();
  });

  it('has analyses of one time in a fixed order', async () => {
    for (const n of [2, 3, 1]) await analisis(n, { creado: minuto(7) });
    const commits = (await incorporado.proyecto(uno))?.terminados.map(({ commit }) => commit);
    expect(commits).toEqual(['c3', 'c2']);
  });

  it('has none of ours with a scanning service, but the figures of the one that holds its key', async () => {
    await analisis(1);
    await analisis(2, { estado: 'en-curso', fin: null });
    const cifras = (n: number, servicio: string) => ({
      id: uid(400 + n),
      proyecto_id: uno,
      servicio,
      fecha: minuto(n),
      enlace,
      rama: 'main',
      grado: 60 + n,
      medidas: '{"ncloc":50,"files":3}',
    });
    await t.db
      .insertInto('cifras_servicio')
      .values([cifras(1, 'sonar'), cifras(2, 'otro')])
      .execute();
    expect(await conServicio.proyecto(uno)).toMatchObject({ terminados: [], enCurso: null });
    await t.db
      .insertInto('reservas_clave')
      .values({
        clave: 'p1',
        id_persona: 'sub-ana',
        nombre: 'P1',
        creado_en_servicio: true,
        servicio: 'sonar',
        creado: minuto(0),
      })
      .execute();
    expect((await conServicio.proyecto(uno))?.terminados).toMatchObject([
      { grado: 61, commit: null, medidas: { ncloc: 50 }, omitidos: [] },
    ]);
    expect((await incorporado.proyecto(uno))?.terminados).toMatchObject([{ grado: 71 }]);
  });
});

describe('the tests of a page', () => {
  const leidas = async (desde: string | null) =>
    (await incorporado.pruebas(uno, desde)).map(
      ({ nombre, mirada, datos }) => `${nombre}${mirada ? ' mirada' : ''}${datos ? ' con datos' : ''}`,
    );

  it('are the newest first, those of one time in the order of the other lists', async () => {
    await prueba(1);
    for (const n of [3, 5, 4]) await prueba(n, { creado: minuto(3) });
    await prueba(6, { proyecto_id: otro });
    expect(await leidas(null)).toEqual(['T5 con datos', 'T4 con datos', 'T3', 'T1']);
    expect(await incorporado.pruebas(uid(9), null)).toEqual([]);
  });

  it('have their questions where they were saved after the first action, and where the page compares them', async () => {
    for (const n of [1, 2, 3]) await prueba(n);
    expect(await leidas(minuto(2).toISOString())).toEqual(['T3 mirada con datos', 'T2 con datos', 'T1']);
    expect(await leidas(minuto(0).toISOString())).toEqual([
      'T3 mirada con datos',
      'T2 mirada con datos',
      'T1 mirada con datos',
    ]);
    expect(await leidas(minuto(3).toISOString())).toEqual(['T3 con datos', 'T2 con datos', 'T1']);
  });

  it('are compared with the one before them of the same item', async () => {
    const de = (elemento_id: string) => ({ tipo: 'singleMetrica', elemento_id });
    await prueba(1, de(uid(21)));
    await prueba(2, de(uid(22)));
    await prueba(3, de(uid(21)));
    await prueba(4, de(uid(22)));
    await prueba(5, de(uid(22)));
    await prueba(6, { tipo: 'allMetricas', elemento_id: null });
    expect(await leidas(null)).toEqual(['T6 con datos', 'T5 con datos', 'T4 con datos', 'T3', 'T2', 'T1']);
  });

  it('have the means that were stored with them', async () => {
    await prueba(1, { promedio: null });
    expect(await incorporado.pruebas(uno, null)).toMatchObject([
      { _id: uid(201), promedio: null, filas: [{ nombre: 'M1', promedio: null }] },
    ]);
  });
});
