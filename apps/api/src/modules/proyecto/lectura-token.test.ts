// seguridad: 12
import pino from 'pino';
import { expect, it } from 'vitest';

import { crearProyecto, tokenCanario } from '../../testing/muestra.ts';
import { createTestApp } from '../../testing/test-app.ts';

it('logs the reader and the project of each token read, and never the token', async () => {
  const lineas: string[] = [];
  const log = pino({ level: 'debug' }, { write: (linea: string) => void lineas.push(linea) });
  const app = await createTestApp({ parts: { log } });
  const { _id } = await crearProyecto(app);
  await app.call({ as: 'ana', method: 'GET', url: `/proyectos/${_id}` });
  await app.call({ as: 'admin', method: 'GET', url: `/proyectos/${_id}` });
  const sinToken = await app.call({ as: 'ana', method: 'GET', url: `/proyectos/${_id}?token=no` });
  await app.close();
  const lecturas = lineas.filter((linea) => linea.includes('repository token read'));
  expect(lecturas.map((linea) => JSON.parse(linea) as unknown)).toEqual([
    expect.objectContaining({ sub: 'sub-ana', proyecto: _id }),
  ]);
  expect(lineas.join('')).not.toContain(tokenCanario);
  // A read without the token is not logged.
  expect(sinToken).toMatchObject({ status: 200, body: { _id } });
  expect(sinToken.body).not.toHaveProperty('githubtoken');
});
