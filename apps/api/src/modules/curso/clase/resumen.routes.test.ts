// seguridad: 2, 3
import { paginaDeClase, resumenDeClase } from '@mantenible/contracts/clase';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { crearProyecto, sembrarCatalogo } from '../../../testing/muestra.ts';
import { llenarProyecto } from '../../../testing/resultados.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import type { Person } from '../../../testing/tokens.ts';
import { abrirCurso, unirA } from '../curso.fixture.ts';

let app: TestApp;
let curso: string;
let proyectos: string[];
beforeAll(async () => {
  app = await createTestApp();
  await sembrarCatalogo(app.db);
  const { _id, codigo } = await abrirCurso(app);
  curso = _id;
  await unirA(app, 'ana', codigo);
  proyectos = [];
  for (const nombre of ['Primero', 'Segundo']) {
    const proyecto = (await crearProyecto(app, 'ana', nombre))._id;
    proyectos.push(proyecto);
    await app.call({ as: 'ana', method: 'PUT', url: `/cursos/${curso}/proyectos/${proyecto}` });
  }
  await llenarProyecto(app, proyectos[0] ?? '', 2, 3);
  await app.db
    .updateTable('analisis')
    .set({ reglas: JSON.stringify({ 'javascript:S1128': 3 }) })
    .execute();
});
afterAll(() => app.close());

const pedir = (as: Person, resto: string) =>
  app.call({ as, method: 'GET', url: `/cursos/${curso}/${resto}` });
const leer = async () => paginaDeClase.parse((await pedir('dora', 'clase')).body);

const resumir = async (id = curso) => {
  const { body } = await app.call({ as: 'dora', method: 'GET', url: `/cursos/${id}/resumen` });
  return resumenDeClase.parse(body);
};

/** Saves a newer test of a project, by default of more bytes than are read. */
async function guardarGrande(proyecto_id: string, otros: object = { tamano: 1_000_001 }): Promise<void> {
  const ultima = await app.db
    .selectFrom('respuestas')
    .selectAll()
    .where('proyecto_id', '=', proyecto_id)
    .limit(1)
    .executeTakeFirstOrThrow();
  const { plan, respuestas, promedios } = ultima;
  const json = {
    plan: JSON.stringify(plan),
    respuestas: JSON.stringify(respuestas),
    promedios: JSON.stringify(promedios),
  };
  const nueva = { id: uuidv7(), creado: new Date(Date.now() + 60_000), ...otros };
  await app.db
    .insertInto('respuestas')
    .values({ ...ultima, ...json, ...nueva })
    .execute();
}

describe('a class as a whole', () => {
  test('counts degrees, rules and questions', async () => {
    expect(await resumir()).toMatchObject({
      grados: [0, 0, 0, 0, 0, 0, 0, 0, 1, 0],
      proyectos: 2,
      sinAnalisis: 1,
      deOtroCodigo: 0,
      sinGrado: 0,
      reglas: [{ regla: 'javascript:S1128', proyectos: 1, incidencias: 3 }],
      sinRecuento: 0,
      externo: false,
      preguntas: [],
      pruebasGrandes: 0,
    });
  });

  test('has questions that three projects answered, without tests of books', async () => {
    const { _id, codigo } = await abrirCurso(app);
    await unirA(app, 'ana', codigo);
    const suyos = [];
    for (const nombre of ['Uno', 'Dos', 'Tres']) {
      const proyecto = (await crearProyecto(app, 'ana', nombre))._id;
      await app.call({ as: 'ana', method: 'PUT', url: `/cursos/${_id}/proyectos/${proyecto}` });
      await llenarProyecto(app, proyecto, 1, 2);
      suyos.push(proyecto);
    }
    const { preguntas } = await resumir(_id);
    expect(preguntas).toHaveLength(2);
    expect(preguntas[0]).toMatchObject({ promedio: 100, respuestas: 3, enElMasBajo: 0 });
    await guardarGrande(suyos[0] ?? '');
    // An older test in place of the large one would be an answer that the project has no more.
    expect(await resumir(_id)).toMatchObject({ preguntas: [], pruebasGrandes: 1 });
  });

  test('leaves out the older tests of a project whose tests have more bytes together than are read', async () => {
    const { _id, codigo } = await abrirCurso(app);
    await unirA(app, 'ana', codigo);
    const proyecto = (await crearProyecto(app, 'ana', 'De muchas pruebas'))._id;
    await app.call({ as: 'ana', method: 'PUT', url: `/cursos/${_id}/proyectos/${proyecto}` });
    await llenarProyecto(app, proyecto, 1, 2);
    expect((await resumir(_id)).pruebasGrandes).toBe(0);
    // The fifth of them is beyond the bytes of a project, and with it the one of before.
    for (let n = 0; n < 5; n += 1) await guardarGrande(proyecto, { tamano: 900_000, elemento_id: uuidv7() });
    expect((await resumir(_id)).pruebasGrandes).toBe(2);
  });

  test('leaves out analyses of a link or branch that the project has no more, and the table names them', async () => {
    const cambiar = (branch: string) =>
      app.db
        .updateTable('proyectos_todos')
        .set({ branch })
        .where('id', '=', proyectos[0] ?? '')
        .execute();
    await cambiar('otra');
    expect(await resumir()).toMatchObject({
      grados: new Array(10).fill(0) as number[],
      sinAnalisis: 1,
      deOtroCodigo: 1,
      sinGrado: 0,
      reglas: [],
    });
    const deOtra = (await leer()).filas[0]?.analisis;
    expect(deOtra).toMatchObject({ grado: 80, tendencia: null });
    expect(deOtra?.cambios).toContain('rama');
    const hoja = String((await pedir('dora', 'clase/csv')).body);
    expect(hoja).toContain('rama');
    await cambiar('main');
    expect((await leer()).filas[0]?.analisis?.tendencia).toBe(0);
  });

  test('names a project whose scope changed since the analysis', async () => {
    const proyecto_id = proyectos[0] ?? '';
    await app.db
      .insertInto('ambitos')
      .values({ proyecto_id, ambito: '{}', alcance: 'otro', version: 1, cambiado: new Date() })
      .execute();
    expect((await leer()).filas[0]?.analisis?.cambios).toContain('alcance');
    await app.db.deleteFrom('ambitos').where('proyecto_id', '=', proyecto_id).execute();
    expect((await leer()).filas[0]?.analisis?.cambios).not.toContain('alcance');
  });

  test('is not for others', async () => {
    expect([(await pedir('omar', 'resumen')).status, (await pedir('ana', 'resumen')).status]).toEqual([
      404, 403,
    ]);
  });
});
