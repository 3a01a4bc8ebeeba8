import { createTestDatabase, type TestDatabase } from '@mantenible/db/test';
import type { Apunte } from '@mantenible/domain/auditoria';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { createAuditoria } from '../comun/anotacion.repository.ts';
import { createApuntesRepository } from './apuntes.repository.ts';
import type { ApuntesRepository, SeleccionApuntes } from './auditoria.port.ts';
import { exportarApuntes } from './exportar-apuntes.ts';
import { leerApuntes } from './leer-apuntes.ts';

let t: TestDatabase;
let apuntes: ApuntesRepository;
let now = new Date(0);
beforeAll(async () => {
  t = await createTestDatabase();
  apuntes = createApuntesRepository(t.db);
});
afterAll(() => t.close());
beforeEach(async () => {
  now = minuto(0);
  await t.db.deleteFrom('auditoria').execute();
});

const minuto = (n: number) => new Date(Date.UTC(2026, 2, 2, 10, n));
const ana = { sub: 'sub-ana', nombre: 'Ana Núñez', usuario: 'ana' };
const apunte = (objeto: string, cambios: Partial<Apunte> = {}): Apunte => ({
  quien: ana,
  accion: 'proyecto-borrado',
  objeto,
  ...cambios,
});
const apuntar = (...uno: readonly Apunte[]) => createAuditoria(t.db, () => now).apuntar(...uno);
/** Stores one entry a minute. */
async function sembrar(...objetos: string[]): Promise<void> {
  for (const [i, objeto] of objetos.entries()) {
    now = minuto(i);
    await apuntar(apunte(objeto));
  }
}
const todo: SeleccionApuntes = { buscar: '', accion: null, desde: null, hasta: null };
const leer = async (...pedido: Parameters<ApuntesRepository['leer']>) =>
  (await apuntes.leer(...pedido)).apuntes;
const objetos = async (cambios: Partial<SeleccionApuntes> = {}, desde = 0, cuantos = 100) =>
  (await leer({ ...todo, ...cambios }, { desde, cuantos })).map(({ objeto }) => objeto);

describe('an entry', () => {
  it('is kept with the person, the action and the time', async () => {
    await apuntar(apunte('Tienda', { objetoId: 'p1', detalle: 'de sub-beto' }), apunte('Otra'));
    const [una] = await leer({ ...todo, buscar: 'tienda' }, { desde: 0, cuantos: 1 });
    expect(una).toEqual({
      _id: una?._id,
      momento: minuto(0),
      ultimo: minuto(0),
      veces: 1,
      ...ana,
      accion: 'proyecto-borrado',
      objeto: 'Tienda',
      detalle: 'de sub-beto',
    });
    await apuntar();
    expect(await apuntes.leer(todo, { desde: 0, cuantos: 1 })).toMatchObject({ total: 2 });
  });

  it('is shortened to 255 letters, without what no database stores', async () => {
    await apuntar(
      apunte(`a\0b\uD800c${'🙂'.repeat(300)}`, { quien: { sub: 's\0', nombre: 'n'.repeat(300) } }),
    );
    const [una] = await leer(todo, { desde: 0, cuantos: 1 });
    expect(una?.objeto).toBe(`abc${'🙂'.repeat(252)}`);
    expect([una?.sub, una?.nombre.length, una?.usuario]).toEqual(['s', 255, null]);
  });

  it('counts what a person repeats, with its first and last time', async () => {
    for (const n of [1, 2, 3]) {
      now = minuto(n);
      await apuntar(apunte('Tienda', { accion: 'token-leido', objetoId: 'p1' }));
    }
    await apuntar(apunte('Tienda', { accion: 'token-leido', objetoId: 'p2' }));
    await apuntar(
      apunte('Tienda', { accion: 'token-leido', objetoId: 'p1', quien: { ...ana, sub: 'otra' } }),
    );
    const leidos = await leer(todo, { desde: 0, cuantos: 10 });
    expect(leidos.map(({ veces }) => veces).toSorted()).toEqual([1, 1, 3]);
    expect(leidos.find(({ veces }) => veces === 3)).toMatchObject({ momento: minuto(1), ultimo: minuto(3) });
  });

  it('counts each of several parallel repetitions', async () => {
    await Promise.all(
      Array.from({ length: 8 }, () => apuntar(apunte('Tienda', { accion: 'token-leido', objetoId: 'p1' }))),
    );
    expect(await leer(todo, { desde: 0, cuantos: 10 })).toMatchObject([{ veces: 8 }]);
  });
});

describe('a selection', () => {
  beforeEach(async () => {
    await sembrar('Álbum', '100%', 'banco');
    now = minuto(3);
    await apuntar(apunte('Cuenta', { accion: 'cuenta-nueva', quien: { sub: 's', nombre: 'Beto' } }));
  });

  it.each([
    [{}, ['Cuenta', 'banco', '100%', 'Álbum']],
    [{ buscar: 'ALBUM' }, ['Álbum']],
    [{ buscar: 'nunez' }, ['banco', '100%', 'Álbum']],
    [{ buscar: '%' }, ['100%']],
    [{ buscar: '_' }, []],
    [{ buscar: "' or true --" }, []],
    [{ buscar: 'sub-ana' }, []],
    [{ accion: 'cuenta-nueva' }, ['Cuenta']],
    [{ accion: 'rol-cambiado' }, []],
    [{ desde: minuto(2) }, ['Cuenta', 'banco']],
    [{ hasta: minuto(1) }, ['100%', 'Álbum']],
    [{ desde: minuto(1), hasta: minuto(1) }, ['100%']],
    [{ desde: minuto(2), hasta: minuto(1) }, []],
    [{ buscar: 'nunez', desde: minuto(1), accion: 'proyecto-borrado' }, ['banco', '100%']],
  ] as const)('%j is %j, newest first, and as many are counted', async (cambios, esperados) => {
    expect(await objetos(cambios)).toEqual(esperados);
    const { total } = await apuntes.leer({ ...todo, ...cambios }, { desde: 0, cuantos: 1 });
    expect(total).toBe(esperados.length);
  });

  it('has an entry in each time between its first and its last', async () => {
    now = minuto(10);
    await apuntar(apunte('Repetida', { accion: 'token-leido', objetoId: 'p' }));
    now = minuto(20);
    await apuntar(apunte('Repetida', { accion: 'token-leido', objetoId: 'p' }));
    const buscar = 'repetida';
    for (const n of [10, 15, 20])
      expect(await objetos({ buscar, desde: minuto(n), hasta: minuto(n) })).toHaveLength(1);
    for (const n of [9, 21])
      expect(await objetos({ buscar, desde: minuto(n), hasta: minuto(n) })).toEqual([]);
  });

  it('is empty beyond its last page, with the number of all', async () => {
    expect(await leerApuntes({ apuntes }, todo, 2)).toEqual({ apuntes: [], total: 4 });
    expect((await leerApuntes({ apuntes }, todo, 1)).apuntes[0]).toMatchObject({
      objeto: 'Cuenta',
      momento: minuto(3).toISOString(),
      persona: { sub: 's', nombre: 'Beto', usuario: null },
    });
  });
});

describe('slices', () => {
  const enTramos = (porTramo: number) => createApuntesRepository(t.db, { porTramo, porLectura: 2 });
  beforeEach(async () => {
    for (const n of [1, 1, 2, 3, 5, 8, 8]) {
      now = minuto(n);
      await apuntar(apunte(`O${n}`), apunte('otra', { accion: 'token-leido', objetoId: 'p' }));
    }
  });

  it.each([
    {},
    { buscar: 'o8' },
    { buscar: 'o1' },
    { desde: minuto(3) },
    { hasta: minuto(2) },
    { buscar: 'x' },
  ])('of any size give the same pages of %j, in the same order', async (cambios) => {
    const seleccion = { ...todo, ...cambios };
    for (let desde = 0; desde < 9; desde += 2) {
      const entera = await apuntes.leer(seleccion, { desde, cuantos: 3 });
      for (const porTramo of [1, 2, 3, 7, 8, 9])
        expect(await enTramos(porTramo).leer(seleccion, { desde, cuantos: 3 })).toEqual(entera);
    }
  });

  it('are counted and read each by statements of its own, whatever is searched', async () => {
    const pagina = { desde: 0, cuantos: 25 };
    const sentencias = await t.statementsOf(() => enTramos(3).leer({ ...todo, buscar: 'o1' }, pagina));
    // Eight entries are three slices: the end of each, the number of each, and the entries of the one that has some.
    expect(sentencias).toHaveLength(7);
    // What is older than a period that was asked for is in no slice.
    const deUnDia = { ...todo, buscar: 'o', desde: minuto(8) };
    expect(await t.statementsOf(() => enTramos(3).leer(deUnDia, pagina))).toHaveLength(5);
    // 25 times as many entries where nothing is searched.
    expect(await t.statementsOf(() => enTramos(1).leer(todo, pagina))).toHaveLength(3);
  });

  it('are not counted where nothing is left out, but the last', async () => {
    await apuntar(...Array.from({ length: 45 }, (_, n) => apunte(`N${n}`)));
    for (const desde of [0, 24, 25, 49, 50, 53]) {
      const pagina = { desde, cuantos: 3 };
      expect(await enTramos(1).leer(todo, pagina)).toEqual(await apuntes.leer(todo, pagina));
      expect(await enTramos(1).leer({ ...todo, hasta: minuto(9) }, pagina)).toEqual(
        await apuntes.leer(todo, pagina),
      );
    }
    // 53 entries are three slices: the end of each, the number of the last, and the page.
    const sentencias = await t.statementsOf(() => enTramos(1).leer(todo, { desde: 0, cuantos: 3 }));
    expect(sentencias).toHaveLength(5);
  });
});

/** Entries in the order of the file, those after the first once `alPrimero` has run. */
async function seguidos(repositorio: ApuntesRepository, alPrimero = () => Promise.resolve()) {
  const vistos: (readonly [string, number])[] = [];
  for await (const { objeto, veces } of repositorio.todos(todo)) {
    vistos.push([objeto, veces]);
    if (vistos.length === 1) await alPrimero();
  }
  return vistos;
}

describe('reading all of them', () => {
  const deUnoEnUno = () => createApuntesRepository(t.db, { porTramo: 1, porLectura: 1 });

  it('gives each entry once, also those of one time', async () => {
    await apuntar(...Array.from({ length: 7 }, (_, i) => apunte(`O${i}`)));
    const enteros = await objetos();
    for (const porTramo of [1, 2])
      for (const porLectura of [1, 2, 3, 7, 8]) {
        const leidos = await seguidos(createApuntesRepository(t.db, { porTramo, porLectura }));
        expect(leidos.map(([objeto]) => objeto)).toEqual(enteros);
      }
  });

  it('is not shifted by an entry that is made meanwhile', async () => {
    await sembrar('uno', 'dos', 'tres');
    now = minuto(9);
    const leidos = await seguidos(deUnoEnUno(), () => apuntar(apunte('nueva')));
    expect(leidos.map(([objeto]) => objeto)).toEqual(['tres', 'dos', 'uno']);
  });

  it('leaves out no entry that is repeated meanwhile', async () => {
    const repetida = apunte('Tienda', { accion: 'token-leido', objetoId: 'p' });
    await apuntar(repetida);
    now = minuto(1);
    await apuntar(apunte('otra'));
    now = minuto(2);
    expect(await seguidos(deUnoEnUno(), () => apuntar(repetida))).toEqual([
      ['otra', 1],
      ['Tienda', 2],
    ]);
  });

  it('gives the rows of the file, the header first', async () => {
    await sembrar('uno', 'dos');
    const filas: unknown[] = [];
    for await (const fila of exportarApuntes({ apuntes }, todo, 'UTC')) filas.push(fila[7]);
    expect(filas).toEqual(['Sobre', 'dos', 'uno']);
  });
});

describe('erasing', () => {
  it('takes the entries whose last time is before the limit, and counts them', async () => {
    await sembrar('uno', 'dos', 'tres');
    expect(await apuntes.purgar(minuto(0))).toBe(0);
    expect(await apuntes.purgar(minuto(2))).toBe(2);
    expect(await objetos()).toEqual(['tres']);
    expect(await apuntes.purgar(minuto(2))).toBe(0);
  });

  it('keeps an old entry that was repeated since', async () => {
    await apuntar(apunte('Tienda', { accion: 'token-leido', objetoId: 'p' }));
    now = minuto(30);
    await apuntar(apunte('Tienda', { accion: 'token-leido', objetoId: 'p' }));
    expect(await apuntes.purgar(minuto(20))).toBe(0);
    expect(await objetos()).toEqual(['Tienda']);
  });
});
