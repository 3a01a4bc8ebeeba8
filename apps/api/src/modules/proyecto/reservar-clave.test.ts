import { createTestDatabase } from '@mantenible/db/test';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { createProyectoRepository } from './proyecto.repository.ts';
import { createReservaRepository } from './reserva.repository.ts';
import { reservarClave } from './reservar-clave.ts';

let base: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  base = await createTestDatabase();
});
afterAll(() => base.close());

it('keeps the key that a parallel request of the same person had created between two looks', async () => {
  const reservas = createReservaRepository(base.db);
  const escaneo = {
    // While this request asks, the other one marks the reservation and the service creates the project.
    exists: async (clave: string) => {
      await reservas.marcarCreada(clave);
      return true;
    },
    createProject: () => Promise.reject(new Error('it exists already')),
  };
  const ahora = () => new Date('2026-01-01T00:00:00Z');
  const deps = { proyectos: createProyectoRepository(base.db), reservas, escaneo, ahora };
  expect((await reservarClave(deps, 'sub-ana', 'Tienda')).clave).toBe('tienda');
  expect(await base.db.selectFrom('reservas_clave').select('clave').execute()).toEqual([{ clave: 'tienda' }]);
});
