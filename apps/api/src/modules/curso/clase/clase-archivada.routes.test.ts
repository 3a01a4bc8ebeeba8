// seguridad: 2
import { paginaDeClase, resumenDeClase, vecinos } from '@mantenible/contracts/clase';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { crearProyecto, sembrarCatalogo } from '../../../testing/muestra.ts';
import { llenarProyecto } from '../../../testing/resultados.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { abrirCurso, unirA } from '../curso.fixture.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  await sembrarCatalogo(app.db);
});
afterAll(() => app.close());

test('a class whose course is archived has its people, and nothing that their projects have today', async () => {
  const { _id, codigo } = await abrirCurso(app);
  await unirA(app, 'ana', codigo);
  const proyecto = (await crearProyecto(app, 'ana', 'De Ana'))._id;
  await app.call({ as: 'ana', method: 'PUT', url: `/cursos/${_id}/proyectos/${proyecto}` });
  await llenarProyecto(app, proyecto, 1, 4);
  const en = (resto: string) => app.call({ as: 'dora', method: 'GET', url: `/cursos/${_id}/${resto}` });
  const estar = (estado: string) =>
    app.call({ as: 'dora', method: 'PUT', url: `/cursos/${_id}/estado`, body: { estado } });
  const situacion = async () => {
    const { filas } = paginaDeClase.parse((await en('clase?orden=estatica1')).body);
    const archivo = String((await en('clase/csv')).body);
    const vecino = vecinos.parse((await en(`proyectos/${proyecto}/vecinos`)).body);
    const { proyectos: cuantos, preguntas, reglas } = resumenDeClase.parse((await en('resumen')).body);
    return {
      filas: filas.map(({ persona, proyecto: suyo, analisis, prueba, pruebas }) => ({
        quien: persona.nombre,
        tiene: [suyo, analisis, prueba].some((uno) => uno !== null) || pruebas > 0,
      })),
      archivo: archivo.includes('De Ana'),
      vecino: vecino.lugar,
      resumen: [cuantos, preguntas.length + reglas.length],
    };
  };
  await estar('cerrado');
  expect(await situacion()).toMatchObject({ filas: [{ tiene: true }], archivo: true, vecino: 1 });
  await estar('archivado');
  expect(await situacion()).toEqual({
    filas: [{ quien: 'Ana', tiene: false }],
    archivo: false,
    vecino: 0,
    resumen: [0, 0],
  });
});
