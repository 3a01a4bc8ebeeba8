// seguridad: 6
import { createTestDatabase } from '@mantenible/db/test';
import { DomainError } from '@mantenible/domain/error';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { createProyectoRepository } from './proyecto.repository.ts';
import { createReservaRepository } from './reserva.repository.ts';
import { reservarClave } from './reservar-clave.ts';

let base: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  base = await createTestDatabase();
});
afterAll(() => base.close());
beforeEach(() => base.db.deleteFrom('reservas_clave').execute());

const now = () => new Date('2026-01-01T00:00:00Z');

/** Stub of a service that lets other requests run between its steps. */
function servicio(
  entre: { alCrear?: (clave: string) => void; alMirar?: (clave: string) => Promise<void> } = {},
) {
  const claves: string[] = [];
  return {
    claves,
    identity: () => Promise.resolve('servicio'),
    exists: async (clave: string) => {
      const habia = claves.includes(clave);
      await entre.alMirar?.(clave);
      return habia;
    },
    createProject: async (clave: string) => {
      entre.alCrear?.(clave);
      if (claves.includes(clave)) throw new DomainError('conflict', 'clave-existente', 'Ya existe.');
      claves.push(clave);
      return Promise.resolve();
    },
  };
}

function reservar(escaneo: ReturnType<typeof servicio>) {
  const deps = {
    proyectos: createProyectoRepository(base.db, false),
    reservas: createReservaRepository(base.db),
    cuotas: { exigirProyecto: () => Promise.resolve() },
  };
  return reservarClave({ ...deps, escaneo, now }, 'sub-ana', 'Tienda');
}
const guardadas = () => base.db.selectFrom('reservas_clave').select(['clave', 'servicio']).execute();

describe('two requests of one person, on two servers', () => {
  it('end with one project when one runs between the two reads of the other', async () => {
    const escaneo = servicio({ alMirar: alguna(() => reservar(escaneo)) });
    expect(await reservar(escaneo)).toMatchObject({ clave: 'tienda' });
    expect(escaneo.claves).toEqual(['tienda']);
    expect(await guardadas()).toEqual([{ clave: 'tienda', servicio: 'servicio' }]);
  });

  it('end with one project when both run in parallel', async () => {
    const escaneo = servicio();
    const dos = await Promise.all([reservar(escaneo), reservar(escaneo), reservar(escaneo)]);
    expect(dos.map(({ clave }) => clave)).toEqual(['tienda', 'tienda', 'tienda']);
    expect(escaneo.claves).toEqual(['tienda']);
    expect(await guardadas()).toEqual([{ clave: 'tienda', servicio: 'servicio' }]);
  });
});

it('takes the next key when a third party creates the first between check and creation', async () => {
  const escaneo = servicio({
    alCrear: (clave) => {
      if (clave === 'tienda') escaneo.claves.push(clave);
    },
  });
  expect(await reservar(escaneo)).toMatchObject({ clave: 'tienda-2' });
  expect(escaneo.claves).toEqual(['tienda', 'tienda-2']);
  expect(await guardadas()).toEqual([{ clave: 'tienda-2', servicio: 'servicio' }]);
});

it('does not drop a reservation whose project another request has meanwhile created in the service', async () => {
  const escaneo = servicio();
  await reservar(escaneo);
  const reservas = createReservaRepository(base.db);
  const reserva = { clave: 'tienda', idPersona: 'sub-ana', nombre: 'Tienda', servicio: null };
  await reservas.soltar(reserva);
  expect(await reservas.anotarServicio(reserva, 'otro')).toBe(false);
  expect(await guardadas()).toEqual([{ clave: 'tienda', servicio: 'servicio' }]);
});

it('stops calling a service that reports every key as taken', async () => {
  let miradas = 0;
  const escaneo = servicio();
  escaneo.exists = () => {
    miradas += 1;
    return Promise.resolve(true);
  };
  await expect(reservar(escaneo)).rejects.toMatchObject({ kind: 'conflict', codigo: 'sin-claves' });
  expect(miradas).toBe(20);
  expect(await guardadas()).toEqual([]);
});

/** Runs `hacer` at the first call only. */
function alguna(hacer: () => Promise<unknown>): () => Promise<void> {
  let hecho = false;
  return async () => {
    if (hecho) return;
    hecho = true;
    await hacer();
  };
}
