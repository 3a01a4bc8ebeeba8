// seguridad: 6
import { createTestDatabase, type TestDatabase } from '@mantenible/db/test';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { filaProyecto } from '../../testing/fila-proyecto.ts';
import { borrarReservasCaducadas, createReservaRepository } from './reserva.repository.ts';
import type { Reserva, ReservaRepository } from './reserva.port.ts';

let t: TestDatabase;
let reservas: ReservaRepository;
beforeAll(async () => {
  t = await createTestDatabase();
  reservas = createReservaRepository(t.db);
});
afterAll(() => t.close());
beforeEach(async () => {
  await t.db.deleteFrom('proyectos').execute();
  await t.db.deleteFrom('reservas_clave').execute();
});

const dia = 86_400_000;
const hoy = new Date('2026-03-02T10:00:00Z');
/** Reserves as of `hoy` or later; a reservation lapses after a day. */
const reservar = (clave: string, idPersona = 'sub-ana', nombre = 'Tienda', ms = 0) => {
  const now = new Date(hoy.getTime() + ms);
  return reservas.reservar({ clave, idPersona, nombre }, now, new Date(now.getTime() - dia));
};
const tomada = (clave: string, cambios: Partial<Reserva> = {}): Reserva => ({
  clave,
  idPersona: 'sub-ana',
  nombre: 'Tienda',
  servicio: null,
  ...cambios,
});
const proyecto = (clave: string, id_persona = 'sub-ana', nombre = 'Tienda') =>
  t.db.insertInto('proyectos').values(filaProyecto(1, { clave, id_persona, nombre })).execute();
const claves = async () =>
  (await t.db.selectFrom('reservas_clave').select(['clave', 'id_persona']).orderBy('clave').execute()).map(
    ({ clave, id_persona }) => `${clave} de ${id_persona}`,
  );

describe('reserving a key', () => {
  it('gives it to the first, and to no other person while it holds', async () => {
    expect(await reservar('tienda')).toEqual(tomada('tienda'));
    expect(await reservar('tienda', 'sub-beto')).toBeNull();
    expect(await reservar('tienda', 'sub-beto', 'Tienda', dia)).toBeNull();
    expect(await reservas.buscar('sub-ana', 'Tienda')).toEqual(tomada('tienda'));
    expect(await reservas.buscar('sub-beto', 'Tienda')).toBeNull();
  });

  it('gives a lapsed one to the next person, without what its service was', async () => {
    const leida = await reservar('tienda');
    expect(await reservas.anotarServicio(leida ?? tomada(''), 'sonar')).toBe(true);
    const beto = { idPersona: 'sub-beto', nombre: 'Otra' };
    expect(await reservar('tienda', 'sub-beto', 'Otra', dia + 1)).toEqual(tomada('tienda', beto));
    expect(await reservas.buscar('sub-ana', 'Tienda')).toBeNull();
  });

  it('never gives away the key of a project, however old', async () => {
    await reservar('tienda');
    await proyecto('tienda');
    expect(await reservar('tienda', 'sub-beto', 'Otra', 400 * dia)).toBeNull();
    expect(await claves()).toEqual(['tienda de sub-ana']);
  });

  it('erases a lapsed one without project and service, and no other', async () => {
    await reservar('vieja', 'sub-ana', 'Vieja');
    await reservar('con-proyecto', 'sub-ana', 'Con proyecto');
    await proyecto('con-proyecto', 'sub-ana', 'Con proyecto');
    const enServicio = await reservar('en-servicio', 'sub-ana', 'En servicio');
    await reservas.anotarServicio(enServicio ?? tomada(''), 'sonar');
    await reservar('nueva', 'sub-ana', 'Nueva', 2);
    expect(await borrarReservasCaducadas(t.db, new Date(hoy.getTime() + 1))).toBe(1);
    expect(await claves()).toEqual(
      ['con-proyecto', 'en-servicio', 'nueva'].map((clave) => `${clave} de sub-ana`),
    );
  });

  it('erases many in slices of at most 500, each a statement of its own', async () => {
    const filas = Array.from({ length: 600 }, (_, n) => ({
      clave: `clave-${n}`,
      id_persona: 'sub-ana',
      nombre: `n${n}`,
      creado_en_servicio: false,
      servicio: null,
      creado: hoy,
    }));
    await t.db.insertInto('reservas_clave').values(filas).execute();
    const lapsed = new Date(hoy.getTime() + 1);
    // 500, 100 and none.
    expect(await t.statementsOf(() => borrarReservasCaducadas(t.db, lapsed))).toHaveLength(3);
    expect(await claves()).toEqual([]);
  });

  it('gives the person the key that the name already has', async () => {
    await reservar('tienda');
    expect(await reservar('tienda-2')).toEqual(tomada('tienda'));
    expect(await claves()).toEqual(['tienda de sub-ana']);
  });

  it('gives different names of one person different keys, down to a letter', async () => {
    expect(await reservar('tienda')).not.toBeNull();
    expect(await reservar('tienda-2', 'sub-ana', 'tienda')).toEqual(tomada('tienda-2', { nombre: 'tienda' }));
    expect(await reservas.buscar('sub-ana', 'TIENDA')).toBeNull();
  });

  it('gives each of ten parallel people a key or nothing, and one of them the key', async () => {
    const personas = Array.from({ length: 10 }, (_, i) => `sub-${i}`);
    const salidas = await Promise.all(personas.map((persona) => reservar('tienda', persona)));
    expect(salidas.filter((salida) => salida !== null)).toHaveLength(1);
    expect(await claves()).toHaveLength(1);
  });

  it('gives parallel requests of one person the same key', async () => {
    const salidas = await Promise.all(['a', 'b', 'c', 'd'].map((clave) => reservar(clave)));
    expect(new Set(salidas.map((salida) => salida?.clave)).size).toBe(1);
    expect(await claves()).toHaveLength(1);
  });

  it.each(["tienda'); drop table proyectos; --", 'ti%nda', '🙂'])('takes %s as text', async (nombre) => {
    expect(await reservar('clave', 'sub-ana', nombre)).toEqual(tomada('clave', { nombre }));
    expect(await reservas.buscar('sub-ana', nombre)).toEqual(tomada('clave', { nombre }));
  });
});

describe('taken keys', () => {
  const limite = new Date(hoy.getTime() - dia);

  it('are those of projects and of reservations that hold', async () => {
    await reservar('vigente');
    await reservar('justa', 'sub-beto', 'Justa', -dia);
    await reservar('caducada', 'sub-cora', 'Caducada', -dia - 1);
    await proyecto('con-proyecto', 'sub-dario');
    const todas = ['vigente', 'justa', 'caducada', 'con-proyecto', 'libre'];
    expect(await reservas.ocupadas(todas, limite)).toEqual(new Set(['vigente', 'justa', 'con-proyecto']));
    expect(await reservas.ocupadas(['libre'], limite)).toEqual(new Set());
  });

  it('agree with what reserving gives', async () => {
    await reservar('justa', 'sub-beto', 'Justa', -dia);
    await reservar('caducada', 'sub-cora', 'Caducada', -dia - 1);
    expect(await reservar('justa')).toBeNull();
    expect(await reservar('caducada')).toEqual(tomada('caducada'));
  });
});

describe('the service of a reservation', () => {
  it('is noted only in the state that was read', async () => {
    const leida = (await reservar('tienda')) ?? tomada('');
    expect(await reservas.anotarServicio(leida, 'sonar')).toBe(true);
    expect(await reservas.anotarServicio(leida, 'otro')).toBe(false);
    expect(await reservas.buscar('sub-ana', 'Tienda')).toEqual(tomada('tienda', { servicio: 'sonar' }));
    expect(await reservas.anotarServicio(tomada('tienda', { servicio: 'sonar' }), null)).toBe(true);
    expect(await reservas.buscar('sub-ana', 'Tienda')).toEqual(tomada('tienda'));
  });

  it('is not noted for another person who took the key over', async () => {
    const leida = (await reservar('tienda')) ?? tomada('');
    await reservar('tienda', 'sub-beto', 'Otra', dia + 1);
    expect(await reservas.anotarServicio(leida, 'sonar')).toBe(false);
  });

  it('is noted by one of two parallel requests', async () => {
    const leida = (await reservar('tienda')) ?? tomada('');
    const dos = await Promise.all([
      reservas.anotarServicio(leida, 'uno'),
      reservas.anotarServicio(leida, 'dos'),
    ]);
    expect(dos.toSorted()).toEqual([false, true]);
  });
});

describe('releasing a key', () => {
  it('frees it for others, and repeating it changes nothing', async () => {
    const leida = (await reservar('tienda')) ?? tomada('');
    await reservas.soltar(leida);
    await reservas.soltar(leida);
    expect(await reservar('tienda', 'sub-beto')).toMatchObject({ idPersona: 'sub-beto' });
    await reservas.soltar(leida);
    expect(await claves()).toEqual(['tienda de sub-beto']);
  });

  it('is refused once a project has it, or its service was noted', async () => {
    const leida = (await reservar('tienda')) ?? tomada('');
    await proyecto('tienda');
    await reservas.soltar(leida);
    expect(await claves()).toEqual(['tienda de sub-ana']);
    await t.db.deleteFrom('proyectos').execute();
    await reservas.anotarServicio(leida, 'sonar');
    await reservas.soltar(leida);
    expect(await claves()).toEqual(['tienda de sub-ana']);
  });
});
