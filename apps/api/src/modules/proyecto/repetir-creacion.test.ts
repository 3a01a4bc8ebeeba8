import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { crearProyecto, cuerpoProyecto } from '../../testing/muestra.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

describe('creating a project more than once', () => {
  it('stores one project for twenty parallel requests with one name', async () => {
    const enviar = (githubtoken: string) =>
      app.call({
        as: 'ana',
        method: 'POST',
        url: '/proyectos',
        body: { ...cuerpoProyecto('ana', 'Carrera'), githubtoken },
      });
    const salidas = await Promise.all(Array.from({ length: 20 }, (_, i) => enviar(`ghp_${i}`)));
    expect(salidas.map((s) => s.status).sort((a, b) => a - b)).toEqual([201, ...Array<number>(19).fill(409)]);
  });

  it('returns the stored project for a repeat with the same content, as after a later step that failed', async () => {
    const primero = await crearProyecto(app, 'ana', 'A medias');
    const body = cuerpoProyecto('ana', 'A medias');
    const repetido = await app.call({ as: 'ana', method: 'POST', url: '/proyectos', body });
    expect({ status: repetido.status, body: repetido.body }).toEqual({ status: 201, body: primero });
    const otroToken = { ...body, githubtoken: 'ghp_otro' };
    const otro = await app.call({ as: 'ana', method: 'POST', url: '/proyectos', body: otroToken });
    expect(otro.status).toBe(409);
  });
});
