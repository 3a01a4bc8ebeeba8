import { respuestasPrueba, type GuardarRespuestas } from '@mantenible/contracts/respuesta';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import {
  crearProyecto,
  guardarPrueba,
  pruebaDeMetrica,
  sembrarCatalogo,
  vaciarProyectos,
} from '../../testing/muestra.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { Person } from '../../testing/tokens.ts';

let app: TestApp;
let proyectoId: string;
beforeAll(async () => {
  app = await createTestApp();
  await sembrarCatalogo(app.db);
});
afterAll(() => app.close());
beforeEach(async () => {
  await vaciarProyectos(app);
  proyectoId = (await crearProyecto(app))._id;
});

const guardar = (body: GuardarRespuestas, as: Person | null = 'ana', clave?: string) =>
  guardarPrueba(app, body, as, clave);
const listar = async (as: Person = 'ana') =>
  respuestasPrueba.parse((await app.call({ as, method: 'GET', url: `/respuestas/${proyectoId}` })).body);
const guardadas = () => app.db.selectFrom('respuestas').select(['tipo', 'intentos']).execute();

describe("saving under a client's key", () => {
  it('gives the same test when it is sent again, even in parallel', async () => {
    const prueba = pruebaDeMetrica(proyectoId);
    const salidas = await Promise.all(Array.from({ length: 5 }, () => guardar(prueba, 'ana', 'clave-1')));
    const otraVez = await guardar(prueba, 'ana', 'clave-1');
    expect(new Set([...salidas, otraVez].map((s) => `${s.status} ${JSON.stringify(s.body)}`)).size).toBe(1);
    expect(otraVez.status).toBe(201);
    expect(await guardadas()).toHaveLength(1);
  });

  it('refuses the key with other answers, and keeps the first', async () => {
    await guardar(pruebaDeMetrica(proyectoId), 'ana', 'clave-2');
    const otra = await guardar(pruebaDeMetrica(proyectoId, { nombre: 'Otra' }), 'ana', 'clave-2');
    expect(otra).toMatchObject({ status: 409, body: { codigo: 'clave-repetida' } });
    expect((await listar()).map((p) => p.nombre)).toEqual(['Primera prueba']);
  });

  it('keeps the keys of two people apart', async () => {
    const deBeto = (await crearProyecto(app, 'beto'))._id;
    expect((await guardar(pruebaDeMetrica(proyectoId), 'ana', 'clave-3')).status).toBe(201);
    expect((await guardar(pruebaDeMetrica(deBeto), 'beto', 'clave-3')).status).toBe(201);
  });

  it('refuses an invalid key', async () => {
    expect((await guardar(pruebaDeMetrica(proyectoId), 'ana', 'con espacio')).status).toBe(400);
  });
});
