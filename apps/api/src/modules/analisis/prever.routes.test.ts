import { afterAll, beforeAll, expect, it, vi } from 'vitest';

import { crearProyecto } from '../../testing/muestra.ts';
import { colaMuda, createTestApp, type TestApp } from '../../testing/test-app.ts';

const warm = vi.fn<() => void>();
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ parts: { cola: { ...colaMuda(), warm } } });
});
afterAll(() => app.close());

it('warms the workers only when a person who may start an analysis reads the state', async () => {
  const { _id: id } = await crearProyecto(app, 'ana', 'Tienda');
  const mirar = async (as: 'ana' | 'beto' | 'admin' | null) => {
    warm.mockClear();
    await app.call({ as, method: 'GET', url: `/analisis/${id}` });
    return warm.mock.calls.length;
  };
  expect([await mirar('ana'), await mirar('admin'), await mirar('beto'), await mirar(null)]).toEqual([
    1, 0, 0, 0,
  ]);
});
