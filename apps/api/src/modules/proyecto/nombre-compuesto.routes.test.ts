import { afterAll, beforeAll, expect, it } from 'vitest';

import { crearProyecto, cuerpoProyecto } from '../../testing/muestra.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

it('a name with decomposed accents is stored composed, and is one name with the composed one', async () => {
  const { _id, nombre } = await crearProyecto(app, 'ana', 'Cafe\u0301 de Pe\u0301rez');
  expect(nombre).toBe('Caf\u00e9 de P\u00e9rez');
  const body = cuerpoProyecto('ana', 'Caf\u00e9 de P\u00e9rez');
  const otra = await app.call({ as: 'ana', method: 'POST', url: '/proyectos', body });
  expect(otra).toMatchObject({ status: 201, body: { _id } });
});
