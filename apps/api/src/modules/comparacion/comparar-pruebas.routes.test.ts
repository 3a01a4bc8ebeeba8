import { comparacionPruebas } from '@mantenible/contracts/comparacion';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { idOf } from '../../testing/catalogo-builder.ts';
import { crearProyecto, pruebaDeMetrica, responder, sembrarCatalogo, uid } from '../../testing/muestra.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { Person } from '../../testing/tokens.ts';

let app: TestApp;
let proyectoId: string;
let intentos: [string, string];

beforeAll(async () => {
  app = await createTestApp();
  await sembrarCatalogo(app.db);
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.db.deleteFrom('proyectos').execute();
  await app.db.deleteFrom('reservas_clave').execute();
  proyectoId = (await crearProyecto(app))._id;
  const segundas = [responder(1, 1, 1), responder(1, 2, 1, 'resuelto')];
  intentos = [
    await guardar(pruebaDeMetrica(proyectoId)),
    await guardar(pruebaDeMetrica(proyectoId, { intentos: 2, nombre: 'Segunda', respuestas: segundas })),
  ];
});

async function guardar(body: object): Promise<string> {
  return idOf(await app.call({ as: 'ana', method: 'POST', url: '/respuestas/guardar-respuestas', body }));
}
const comparar = (antes: string, despues: string, as: Person | null = 'ana', proyecto = proyectoId) =>
  app.call({
    as,
    method: 'GET',
    url: `/comparaciones/pruebas/${proyecto}?antes=${antes}&despues=${despues}`,
  });

describe('attempts 1 and 2', () => {
  it('are compared with their means and the answer that changed', async () => {
    // Attempt 1: (1 + 0.5) / 2 = 75 %; attempt 2: 100 %.
    const { status, body } = await comparar(...intentos);
    expect(status).toBe(200);
    const leida = comparacionPruebas.parse(body);
    expect(leida).toMatchObject({
      proyecto: { nombre: 'Tienda en línea' },
      tipo: 'singleMetrica',
      antes: { _id: intentos[0], nombre: 'Primera prueba', intentos: 1 },
      despues: { _id: intentos[1], nombre: 'Segunda', intentos: 2 },
      filas: [{ nombre: 'M1', guardado: { antes: 75, despues: 100, diferencia: 25 }, comun: null }],
      general: { guardado: { antes: 75, despues: 100, diferencia: 25 }, comun: null },
      iguales: 1,
    });
    expect(leida.preguntas).toMatchObject([
      {
        cambio: 'respuesta',
        antes: { respuesta: 'Nivel 0.5', comentario: 'a medias' },
        despues: { respuesta: 'Nivel 1', comentario: 'resuelto' },
      },
    ]);
  });

  it('take two statements, authorization included', async () => {
    expect(await app.statementsOf(() => comparar(...intentos))).toHaveLength(2);
  });
});

describe('refused with a Spanish message', () => {
  it('the same test twice', async () => {
    expect(await comparar(intentos[0], intentos[0])).toMatchObject({
      status: 400,
      body: { mensaje: 'Elija dos pruebas distintas', detalles: [{ campo: 'despues' }] },
    });
  });

  it('tests of different scopes', async () => {
    const otra = { metricaId: uid(22), respuestas: [responder(2, 3, 1)] };
    const id = await guardar(pruebaDeMetrica(proyectoId, otra));
    expect(await comparar(intentos[0], id)).toMatchObject({ status: 400, body: { codigo: 'otro-alcance' } });
  });

  it('one that was deleted meanwhile, or belongs to another project', async () => {
    const otro = (await crearProyecto(app, 'ana', 'Otro'))._id;
    const ajena = await guardar(pruebaDeMetrica(otro));
    await app.db.deleteFrom('respuestas').where('id', '=', intentos[0]).execute();
    expect(await comparar(...intentos)).toMatchObject({
      status: 404,
      body: { mensaje: 'No se encontró la primera prueba: puede que se haya eliminado.' },
    });
    expect((await comparar(intentos[1], ajena)).status).toBe(404);
  });
});

describe('tests are compared', () => {
  it('by the owner and an admin; to others the project does not exist', async () => {
    expect((await comparar(...intentos, 'admin')).status).toBe(200);
    const ajena = await comparar(...intentos, 'beto');
    expect(ajena.status).toBe(404);
    expect((await comparar(...intentos, 'beto', uid(88))).body).toEqual(ajena.body);
    expect((await comparar(...intentos, null)).status).toBe(401);
  });
});
