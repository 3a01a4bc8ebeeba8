// seguridad: 63
import { createTestDatabase, type TestDatabase } from '@mantenible/db/test';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { esperarNinguna, filasLeidas } from '../testing/filas-leidas.ts';
import {
  createIdempotenciaRepository,
  type IdempotenciaRepository,
  type Peticion,
} from './idempotency.repository.ts';

let t: TestDatabase;
let keys: IdempotenciaRepository;
beforeAll(async () => {
  t = await createTestDatabase();
  keys = createIdempotenciaRepository(t.db);
});
afterAll(() => t.close());
beforeEach(() => t.db.deleteFrom('idempotencia').execute());

const start = Date.UTC(2026, 0, 1);
const at = (ms: number) => new Date(start + ms);
const hour = 3_600_000;
const peticion: Peticion = { idPersona: 'sub-ana', clave: 'k', huella: 'h' };
const respuesta = { estado: 201, cuerpo: '{"_id":"1"}', etag: '"1"' };
const rows = async () =>
  (await t.db.selectFrom('idempotencia').select(['id_persona', 'clave', 'huella', 'estado']).execute()).map(
    ({ id_persona, clave, huella, estado }) => [id_persona, clave, huella, estado],
  );

test('a claim reads each key at most once, also where the planner expects none', async () => {
  await esperarNinguna(t.db, 'idempotencia');
  const otras = Array.from({ length: 3000 }, (_, i) => ({
    id_persona: `sub-${i % 30}`,
    clave: String(i),
    huella: 'h',
    estado: 201,
    creado: at(i),
  }));
  await t.db.insertInto('idempotencia').values(otras).execute();
  const leidas = await filasLeidas(t.db, 'idempotencia', (db) =>
    createIdempotenciaRepository(db).claim(peticion, at(25 * hour)),
  );
  expect(leidas).toBeGreaterThan(0);
  expect(leidas).toBeLessThanOrEqual(3000);
});

describe('a key', () => {
  test('is new once, in progress until its answer, and then the answer', async () => {
    expect(await keys.claim(peticion, at(0))).toBe('nueva');
    expect(await keys.claim(peticion, at(1))).toBe('en-curso');
    await keys.guardar(peticion, respuesta);
    expect(await keys.claim(peticion, at(2))).toEqual(respuesta);
    expect(await keys.claim(peticion, at(3))).toEqual(respuesta);
  });

  test('stands for another request with another content, before and after the answer', async () => {
    await keys.claim(peticion, at(0));
    expect(await keys.claim({ ...peticion, huella: 'otra' }, at(1))).toBe('otra-peticion');
    await keys.guardar(peticion, respuesta);
    expect(await keys.claim({ ...peticion, huella: 'otra' }, at(2))).toBe('otra-peticion');
    expect(await rows()).toEqual([['sub-ana', 'k', 'h', 201]]);
  });

  test('belongs to its person', async () => {
    await keys.claim(peticion, at(0));
    await keys.guardar(peticion, respuesta);
    expect(await keys.claim({ ...peticion, idPersona: 'sub-beto' }, at(1))).toBe('nueva');
    expect(await keys.claim({ ...peticion, clave: 'K' }, at(1))).toBe('nueva');
  });

  test('is new again after its release, with any content', async () => {
    await keys.claim(peticion, at(0));
    await keys.soltar(peticion);
    expect(await keys.claim({ ...peticion, huella: 'corregida' }, at(1))).toBe('nueva');
  });

  test('is claimed once by parallel requests', async () => {
    const states = await Promise.all(Array.from({ length: 8 }, () => keys.claim(peticion, at(0))));
    expect(states.filter((state) => state === 'nueva')).toHaveLength(1);
    expect(states.filter((state) => state === 'en-curso')).toHaveLength(7);
    expect(await rows()).toHaveLength(1);
  });

  test.each(['', '{"texto":"\\"comillas\\" ñ 🙂"}', ' '])(
    'gives the stored text as it was: %j',
    async (cuerpo) => {
      await keys.claim(peticion, at(0));
      await keys.guardar(peticion, { estado: 200, cuerpo, etag: null });
      expect(await keys.claim(peticion, at(1))).toEqual({ estado: 200, cuerpo, etag: null });
    },
  );
});

describe('time', () => {
  test('an answer is kept for 24 hours', async () => {
    await keys.claim(peticion, at(0));
    await keys.guardar(peticion, respuesta);
    expect(await keys.claim(peticion, at(24 * hour))).toEqual(respuesta);
    expect(await keys.claim(peticion, at(24 * hour + 1))).toBe('nueva');
  });

  // A handler may take HANDLER_TIMEOUT, at most 600 seconds.
  test('a request in progress keeps its key for the longest handler, and not for ever', async () => {
    await keys.claim(peticion, at(0));
    expect(await keys.claim(peticion, at(600_000))).toBe('en-curso');
    expect(await keys.claim(peticion, at(24 * hour))).toBe('nueva');
  });

  test('old keys of all people go with the next claim, and no others', async () => {
    for (const [idPersona, edad] of [
      ['vieja', -25 * hour],
      ['reciente', -hour],
    ] as const) {
      await keys.claim({ ...peticion, idPersona }, at(edad));
      await keys.guardar({ ...peticion, idPersona }, respuesta);
    }
    await keys.claim(peticion, at(0));
    expect((await rows()).map(([persona]) => persona).toSorted()).toEqual(['reciente', 'sub-ana']);
  });

  test('after a night few of the old keys go with each claim, the oldest first', async () => {
    for (let i = 0; i < 120; i += 1)
      await keys.claim({ ...peticion, idPersona: `p${i}` }, at(i * 1000 - 25 * hour));
    const left: number[] = [];
    for (const clave of ['a', 'b', 'c']) {
      await keys.claim({ ...peticion, clave }, at(0));
      left.push((await rows()).filter(([persona]) => persona !== peticion.idPersona).length);
    }
    expect(left).toEqual([70, 20, 0]);
  });
});

test('a person keeps the newest 2000 answers, and no answer of another goes', async () => {
  const fila = (i: number, id_persona = 'sub-ana') => ({
    id_persona,
    clave: `c${i}`,
    huella: 'h',
    estado: 201,
    cuerpo: 'x',
    etag: null,
    creado: at(i),
  });
  await t.db
    .insertInto('idempotencia')
    .values(Array.from({ length: 2010 }, (_, i) => fila(i)))
    .execute();
  const enCurso = { ...fila(-1), clave: 'en-curso', estado: null, cuerpo: null };
  await t.db
    .insertInto('idempotencia')
    .values([fila(0, 'sub-beto'), enCurso])
    .execute();
  expect(await keys.claim(peticion, at(hour))).toBe('nueva');
  const suyas = (await rows()).filter(([persona]) => persona === 'sub-ana').map(([, clave]) => clave);
  expect(suyas).toHaveLength(2002);
  expect(suyas).not.toContain('c9');
  expect(suyas).toEqual(expect.arrayContaining(['c10', 'en-curso', 'k']));
  expect((await rows()).filter(([persona]) => persona === 'sub-beto')).toHaveLength(1);
});

describe('signs of life', () => {
  const otra = { ...peticion, clave: 'otra' };

  test('change the claims in progress that are named, and no answer', async () => {
    await keys.claim(peticion, at(0));
    await keys.claim(otra, at(0));
    await keys.claim({ ...peticion, clave: 'hecha' }, at(0));
    await keys.guardar({ ...peticion, clave: 'hecha' }, respuesta);
    const [antes, antesDeOtra] = [await keys.latido(peticion), await keys.latido(otra)];
    await keys.latir([peticion, { ...peticion, clave: 'hecha' }, { ...peticion, clave: 'ninguna' }]);
    expect(await keys.latido(peticion)).not.toBe(antes);
    expect(await keys.latido(otra)).toBe(antesDeOtra);
    expect(await keys.latido({ ...peticion, clave: 'hecha' })).toBeNull();
    expect(await keys.latido({ ...peticion, clave: 'ninguna' })).toBeNull();
  });

  test('many of them do not make a claim look younger', async () => {
    await keys.claim(peticion, at(0));
    for (let i = 0; i < 20; i += 1) await keys.latir([peticion]);
    expect((await keys.latido(peticion)) ?? 0).toBeLessThan(start + 1000);
  });

  test('a silent claim is released, one that gave a sign since is not', async () => {
    await keys.claim(peticion, at(0));
    const sign = (await keys.latido(peticion)) ?? 0;
    await keys.latir([peticion]);
    await keys.soltarMuda(peticion, sign);
    expect(await keys.claim(peticion, at(1))).toBe('en-curso');
    await keys.soltarMuda(otra, (await keys.latido(peticion)) ?? 0);
    expect(await rows()).toHaveLength(1);
    await keys.soltarMuda(peticion, (await keys.latido(peticion)) ?? 0);
    expect(await rows()).toEqual([]);
  });

  test('change nothing when no request is given', async () => {
    await keys.claim(peticion, at(0));
    const sign = await keys.latido(peticion);
    await keys.latir([]);
    expect(await keys.latido(peticion)).toBe(sign);
  });
});
