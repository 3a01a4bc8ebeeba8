import { panorama } from '@mantenible/contracts/panorama';
import { proyectosListados } from '@mantenible/contracts/proyecto';
import { respuestasPrueba } from '@mantenible/contracts/respuesta';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { borradoresDe } from '../../testing/borradores.ts';
import { crearProyecto, guardarPrueba, pruebaDeMetrica, sembrarCatalogo } from '../../testing/muestra.ts';
import { llenarProyecto } from '../../testing/resultados.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let proyectoId: string;
beforeAll(async () => {
  app = await createTestApp();
  await sembrarCatalogo(app.db);
  proyectoId = (await crearProyecto(app, 'ana', 'Primero'))._id;
  await llenarProyecto(app, proyectoId, 1);
});
afterAll(() => app.close());

async function leer<T>(
  url: string,
  esquema: { parse(cuerpo: unknown): T },
): Promise<{ cuerpo: T; sentencias: number }> {
  let body: unknown;
  const { length: sentencias } = await app.statementsOf(async () => {
    ({ body } = await app.call({ as: 'ana', method: 'GET', url }));
  });
  return { cuerpo: esquema.parse(body), sentencias };
}

describe.each([1, 50])('with %i times the data', (veces) => {
  beforeAll(async () => {
    if (veces === 1) return;
    await llenarProyecto(app, proyectoId, veces - 1);
    for (let i = 1; i < veces; i += 1)
      await llenarProyecto(app, (await crearProyecto(app, 'ana', `Proyecto ${i}`))._id, 1);
  });

  test('the list of projects is three statements', async () => {
    const { cuerpo, sentencias } = await leer('/proyectos/persona/sub-ana', proyectosListados);
    expect(cuerpo).toHaveLength(veces);
    const completo = ({ prueba, analisis, borradores }: (typeof cuerpo)[number]) =>
      prueba?.promedio === 100 && analisis !== null && borradores[0]?.respondidas === 1;
    expect(cuerpo.filter(completo)).toHaveLength(veces);
    expect(sentencias).toBe(3);
  });

  test('the repository of tests is four statements', async () => {
    const { cuerpo, sentencias } = await leer(`/respuestas/${proyectoId}`, respuestasPrueba);
    expect(cuerpo).toHaveLength(veces);
    expect(cuerpo.filter(({ promedio, borrador }) => promedio === 100 && borrador !== null)).toHaveLength(
      veces,
    );
    expect(sentencias).toBe(4);
  });

  test('the page of a project is four statements', async () => {
    const { cuerpo, sentencias } = await leer(`/proyectos/${proyectoId}/panorama`, panorama);
    expect(cuerpo).toMatchObject({ pruebas: [{ promedio: 100 }], borradores: [{ respondidas: 1 }] });
    expect(cuerpo.avance).toMatchObject({ pendientes: 2 * veces, verificadas: 2 * veces });
    expect(sentencias).toBe(4);
  });
});

test('the mean kept with a saved test is that of its report, and the draft of its item stands beside it', async () => {
  const { _id } = await crearProyecto(app, 'ana', 'Último');
  const body = pruebaDeMetrica(_id);
  await guardarPrueba(app, body);
  const b = borradoresDe(app, _id);
  await b.puesto(b.segunda, { titulo: { texto: 'Otra vez', version: 1 } });
  const { cuerpo } = await leer(`/respuestas/${_id}`, respuestasPrueba);
  // (1 + 0.5) / 2; attempt 2 takes both answers over.
  expect(cuerpo).toMatchObject([
    { promedio: 75, borrador: { intentos: 2, adicionales: [], respondidas: 2, preguntas: 2 } },
  ]);
});
