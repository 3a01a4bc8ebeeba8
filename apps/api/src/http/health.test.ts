import { expect, test } from 'vitest';

import { ServicioFalso } from '../testing/servicio-falso.ts';
import { createTestApp } from '../testing/test-app.ts';

/** Readiness's report of a scanner, and the scanner's calls for it. */
async function readiness(prepare: (service: ServicioFalso) => void, times = 1) {
  const service = new ServicioFalso();
  prepare(service);
  const t = await createTestApp({ parts: { escaneo: service } });
  const call = () => t.call({ as: null, method: 'GET', url: '/salud/listo' });
  const answers = await Promise.all(Array.from({ length: times }, call));
  await t.close();
  const [{ status, body } = { status: 0, body: null }] = answers;
  return { status, body, asked: service.llamadas };
}
const ready = (escaneo: string) => ({
  status: 200,
  body: { estado: 'listo', baseDeDatos: 'bien', migraciones: 'bien', identidad: 'bien', escaneo },
});

test.each([
  ['bien', 'answers', () => undefined],
  ['mal', 'refuses the credentials', (service: ServicioFalso) => void (service.aceptaCredenciales = false)],
  ['mal', 'is down', (service: ServicioFalso) => void (service.caido = 'todo')],
  // The service holds its answer until a call that never comes.
  [
    'mal',
    'never answers',
    (service: ServicioFalso) => {
      service.esperarA(1);
    },
  ],
])('readiness reports %s when the scanner %s, and never depends on it', async (escaneo, _what, prepare) => {
  expect(await readiness(prepare)).toMatchObject(ready(escaneo));
});

test('calls the scanner once, however often readiness is requested', async () => {
  expect(await readiness(() => undefined, 20)).toMatchObject({ ...ready('bien'), asked: ['validate'] });
});
