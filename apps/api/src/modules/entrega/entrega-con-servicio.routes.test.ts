import { afterAll, beforeAll, expect, it } from 'vitest';

import { crearEntrega, sembrarClase } from '../../testing/entregas.ts';
import { sembrarCatalogo } from '../../testing/muestra.ts';
import { ServicioFalso } from '../../testing/servicio-falso.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ parts: { escaneo: new ServicioFalso() } });
  await sembrarCatalogo(app.db);
});
afterAll(() => app.close());

it('neither starts nor cancels analyses of a delivery where a service analyses', async () => {
  const { _id } = await crearEntrega(app, await sembrarClase(app, 1, { proyectos: [], unidas: [] }));
  for (const method of ['POST', 'DELETE'] as const)
    expect(await app.call({ as: 'dora', method, url: `/entregas/${_id}/analisis` })).toMatchObject({
      status: 409,
      body: { codigo: 'no-iniciable' },
    });
});
