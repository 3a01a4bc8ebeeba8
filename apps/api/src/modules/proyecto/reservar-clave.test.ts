// seguridad: 6
import { createTestDatabase, type TestDatabase } from '@mantenible/db/test';
import { DomainError } from '@mantenible/domain/error';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { filaProyecto } from '../../testing/fila-proyecto.ts';
import { ServicioFalso } from '../../testing/servicio-falso.ts';
import { createProyectoRepository } from './proyecto.repository.ts';
import { createReservaRepository } from './reserva.repository.ts';
import { errorDeServicio, reservarClave } from './reservar-clave.ts';

let t: TestDatabase;
const servicio = new ServicioFalso();
let now = new Date(0);
beforeAll(async () => {
  t = await createTestDatabase();
});
afterAll(() => t.close());
beforeEach(async () => {
  servicio.reset();
  now = new Date('2026-03-02T10:00:00Z');
  for (const tabla of ['proyectos', 'reservas_clave'] as const) await t.db.deleteFrom(tabla).execute();
});

const dia = 86_400_000;
async function reservar(idPersona = 'sub-ana', nombre = 'Tienda'): Promise<string> {
  const deps = {
    proyectos: createProyectoRepository(t.db, false),
    reservas: createReservaRepository(t.db),
    escaneo: servicio,
    cuotas: { exigirProyecto: () => Promise.resolve() },
    now: () => now,
  };
  return (await reservarClave(deps, idPersona, nombre)).clave;
}
const reservas = async () =>
  (
    await t.db
      .selectFrom('reservas_clave')
      .select(['clave', 'id_persona', 'servicio'])
      .orderBy('clave')
      .execute()
  ).map(({ clave, id_persona, servicio: nombre }) => `${clave} de ${id_persona} en ${nombre}`);
const guardar = (clave: string, id_persona = 'sub-ana', nombre = 'Tienda') =>
  t.db.insertInto('proyectos').values(filaProyecto(1, { clave, id_persona, nombre })).execute();

describe('the key of a new project', () => {
  it('is made from its name, reserved, and created in the service under that name', async () => {
    expect(await reservar('sub-ana', 'Tienda en línea')).toBe('tienda-en-linea');
    expect(servicio.pedidos).toEqual(['exists tienda-en-linea', 'create tienda-en-linea Tienda en línea']);
    expect(await reservas()).toEqual(['tienda-en-linea de sub-ana en servicio-falso']);
  });

  it('is the same when the step is repeated, and created once', async () => {
    await reservar();
    expect(await reservar()).toBe('tienda');
    expect(servicio.pedidos.filter((pedido) => pedido.startsWith('create'))).toEqual([
      'create tienda Tienda',
    ]);
    expect(await reservas()).toEqual(['tienda de sub-ana en servicio-falso']);
  });

  it('is that of the next number for each other person', async () => {
    expect(await Promise.all(['sub-ana', 'sub-beto', 'sub-cora'].map((sub) => reservar(sub)))).toHaveLength(
      3,
    );
    expect((await reservas()).map((una) => una.split(' ')[0])).toEqual(['tienda', 'tienda-2', 'tienda-3']);
  });

  it('is free again a day after it was reserved without a project', async () => {
    await reservar();
    servicio.reset();
    now = new Date(now.getTime() + dia);
    expect(await reservar('sub-beto')).toBe('tienda-2');
    now = new Date(now.getTime() + 1);
    expect(await reservar('sub-cora')).toBe('tienda');
  });

  it('passes over many that are taken, in statements of twenty', async () => {
    await t.db
      .insertInto('reservas_clave')
      .values(
        Array.from({ length: 45 }, (_, i) => ({
          clave: i === 0 ? 'tienda' : `tienda-${i + 1}`,
          id_persona: `sub-${i}`,
          nombre: 'Tienda',
          creado_en_servicio: false,
          servicio: null,
          creado: now,
        })),
      )
      .execute();
    expect(await reservar()).toBe('tienda-46');
  });

  it('needs no service where the scanner keeps no projects', async () => {
    servicio.nombre = null;
    expect(await reservar()).toBe('tienda');
    expect(servicio.pedidos).toEqual([]);
    expect(await reservas()).toEqual(['tienda de sub-ana en null']);
  });
});

describe('a key that the service has already', () => {
  it('is never adopted: a new project takes the next one, and releases the first', async () => {
    for (const clave of ['tienda', 'tienda-2']) servicio.claves.add(clave);
    expect(await reservar()).toBe('tienda-3');
    expect(await reservas()).toEqual(['tienda-3 de sub-ana en servicio-falso']);
  });

  it('is refused for a saved project, whose key is fixed, and the project stays', async () => {
    await reservar();
    await guardar('tienda');
    servicio.nombre = 'otro-servicio';
    await expect(reservar()).rejects.toMatchObject({ kind: 'conflict', codigo: 'clave-ajena' });
    expect(await reservas()).toEqual(['tienda de sub-ana en servicio-falso']);
  });

  it('is completed for a saved project where the exchanged service lacks it', async () => {
    await reservar();
    await guardar('tienda');
    servicio.claves.clear();
    servicio.nombre = 'otro-servicio';
    expect(await reservar()).toBe('tienda');
    expect([...servicio.claves]).toEqual(['tienda']);
    expect(await reservas()).toEqual(['tienda de sub-ana en otro-servicio']);
  });

  it('is created again where the same service lost it', async () => {
    await reservar();
    servicio.claves.clear();
    expect(await reservar()).toBe('tienda');
    expect([...servicio.claves]).toEqual(['tienda']);
  });
});

describe('a saved project whose reservation was lost', () => {
  it('reserves its own key again', async () => {
    await guardar('tienda-vieja');
    expect(await reservar()).toBe('tienda-vieja');
    expect(await reservas()).toEqual(['tienda-vieja de sub-ana en servicio-falso']);
  });
});

describe('a service that fails', () => {
  it('is reported in one sentence, and the step can be repeated', async () => {
    servicio.caido = 'todo';
    await expect(reservar()).rejects.toMatchObject({ kind: 'unavailable', message: errorDeServicio });
    servicio.caido = 'no';
    expect(await reservar()).toBe('tienda');
    expect(await reservas()).toEqual(['tienda de sub-ana en servicio-falso']);
  });

  it('has the project as ours on a repeat when it failed after creating it', async () => {
    servicio.caido = 'pierde-la-respuesta';
    await expect(reservar()).rejects.toMatchObject({ codigo: 'servicio-de-analisis' });
    expect([...servicio.claves]).toEqual(['tienda']);
    servicio.caido = 'no';
    expect(await reservar()).toBe('tienda');
    expect([...servicio.claves]).toEqual(['tienda']);
  });

  it('passes on a reason of another kind', async () => {
    const negado = new DomainError('forbidden', 'sin-permiso', 'No se permite.');
    const deps = {
      proyectos: createProyectoRepository(t.db, false),
      reservas: createReservaRepository(t.db),
      escaneo: {
        identity: servicio.identity,
        createProject: servicio.createProject,
        exists: () => Promise.reject(negado),
      },
      cuotas: { exigirProyecto: () => Promise.resolve() },
      now: () => now,
    };
    await expect(reservarClave(deps, 'sub-ana', 'Tienda')).rejects.toBe(negado);
  });
});
