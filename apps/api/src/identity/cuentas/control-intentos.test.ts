// seguridad: 44
import { createTestDatabase, type TestDatabase } from '@mantenible/db/test';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { controlIntentos } from './control-intentos.ts';
import type { ControlIntentos, Espera, IntentosRepository, Origen, Admision } from './intentos.port.ts';
import { intentosRepository } from './intentos.repository.ts';
import { reglaIntentos } from './intentos.ts';

let t: TestDatabase;
let intentos: IntentosRepository;
let control: ControlIntentos;
let now = new Date(0);
beforeAll(async () => {
  t = await createTestDatabase();
});
afterAll(() => t.close());
beforeEach(async () => {
  now = new Date('2026-03-02T10:00:00Z');
  await t.db.deleteFrom('intentos_acceso').execute();
  intentos = intentosRepository(t.db, reglaIntentos);
  control = controlIntentos({ intentos, now: () => now });
});

const despues = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000);
};
const ana = { usuario: 'ana', conocida: true };
const desde = (direccion: string): Origen => ({ clase: 'direccion', direccion });
const navegador = (id: string): Origen => ({ clase: 'dispositivo', id });
const admitido = (salida: Admision | Espera): Admision => {
  if (!('terminar' in salida)) throw new Error(`refused for ${salida.espera} s`);
  return salida;
};
/** One attempt; gives its delay, 0 when it was admitted. */
async function intentar(origen: Origen, acertado = false, nombrada = ana): Promise<number> {
  const salida = await control.entrar(nombrada, origen);
  if ('terminar' in salida) await salida.terminar(acertado);
  return salida.espera;
}
const filas = async () =>
  (await t.db.selectFrom('intentos_acceso').select(['grupo', 'fallos']).orderBy('grupo').execute()).map(
    ({ grupo, fallos }) => `${grupo} ${fallos}`,
  );

describe('after ten failures', () => {
  beforeEach(async () => {
    for (let i = 0; i < 10; i += 1) await intentar(desde('10.0.0.1'));
  });

  it('the next waits a second, then two, and never for ever', async () => {
    expect(await intentar(desde('10.0.0.1'))).toBe(1);
    despues(1);
    expect(await intentar(desde('10.0.0.1'))).toBe(0);
    expect(await intentar(desde('10.0.0.1'))).toBe(2);
  });

  it('a right password ends the delay of its address', async () => {
    despues(1);
    expect(await intentar(desde('10.0.0.1'), true)).toBe(0);
    expect(await intentar(desde('10.0.0.1'))).toBe(0);
  });

  it('an address that has not failed enters at once', async () => {
    for (let i = 0; i < 3; i += 1) expect(await intentar(desde('10.0.0.2'))).toBe(0);
    expect(await intentar(desde('10.0.0.2'))).toBeGreaterThan(0);
  });

  it('a browser that signed in before enters at once, with ten failures of its own', async () => {
    for (let i = 0; i < 10; i += 1) expect(await intentar(navegador('b1'))).toBe(0);
    expect(await intentar(navegador('b1'))).toBe(1);
    expect(await intentar(navegador('b2'))).toBe(0);
  });

  it('another account at that address enters at once', async () => {
    expect(await intentar(desde('10.0.0.1'), false, { usuario: 'beto', conocida: true })).toBe(0);
  });

  it('a refused attempt is not counted', async () => {
    const antes = await filas();
    for (let i = 0; i < 5; i += 1) expect(await intentar(desde('10.0.0.1'))).toBe(1);
    expect(await filas()).toEqual(antes);
  });
});

describe('parallel attempts', () => {
  it('are admitted up to the limit of a fresh counter, and the others wait until those end', async () => {
    const admisiones = await Promise.all(
      Array.from({ length: 10 }, () => control.entrar(ana, navegador('b'))),
    );
    expect(admisiones.every(({ espera }) => espera === 0)).toBe(true);
    let entro = false;
    const once = control.entrar(ana, navegador('b')).then((salida) => {
      entro = true;
      return salida;
    });
    await intentos.leer({ clase: 'cuenta', grupo: 'cuenta', clave: 'x' }, now);
    expect(entro).toBe(false);
    for (const admision of admisiones) await admitido(admision).terminar(false);
    expect((await once).espera).toBe(1);
  });

  it('with the right password admit the waiting ones without a delay', async () => {
    const admisiones = await Promise.all(
      Array.from({ length: 10 }, () => control.entrar(ana, navegador('b'))),
    );
    const once = control.entrar(ana, navegador('b'));
    for (const admision of admisiones) await admitido(admision).terminar(true);
    expect((await once).espera).toBe(0);
    expect(await filas()).toEqual([]);
  });

  it('guess no faster: ten of thirty wrong ones are checked', async () => {
    const salidas = await Promise.all(Array.from({ length: 30 }, () => intentar(navegador('b'))));
    expect(salidas.filter((espera) => espera === 0)).toHaveLength(10);
    expect(await filas()).toEqual(['dispositivo 10']);
  });

  it('are refused at once while two hundred others wait', async () => {
    const dentro = await Promise.all(Array.from({ length: 10 }, () => control.entrar(ana, navegador('b'))));
    const esperan = Array.from({ length: 200 }, () => control.entrar(ana, navegador('b')));
    expect(await control.entrar(ana, navegador('b'))).toEqual({ espera: 1 });
    expect((await control.entrar(ana, navegador('otro'))).espera).toBe(0);
    for (const admision of dentro) await admitido(admision).terminar(false);
    expect((await Promise.all(esperan)).every(({ espera }) => espera === 1)).toBe(true);
  });
});

describe('what is stored', () => {
  it('is one row a counter, without names and addresses', async () => {
    await intentar(desde('10.0.0.1'));
    await intentar(navegador('b1'));
    await intentar(desde('10.0.0.1'), false, { usuario: 'inventada', conocida: false });
    expect(await filas()).toEqual([
      'cuenta 1',
      'desconocida 1',
      'desconocida 1',
      'direccion 1',
      'dispositivo 1',
    ]);
    const texto = JSON.stringify(await t.db.selectFrom('intentos_acceso').selectAll().execute());
    for (const dato of ['ana', 'inventada', '10.0.0.1', 'b1']) expect(texto).not.toContain(`"${dato}"`);
  });

  it('may fail to be stored: the place of the attempt is released nevertheless', async () => {
    const roto = controlIntentos({
      intentos: { ...intentos, fallar: () => Promise.reject(new Error('the database is gone')) },
      now: () => now,
    });
    for (let i = 0; i < 12; i += 1) {
      const admision = admitido(await roto.entrar(ana, navegador('b')));
      await expect(admision.terminar(false)).rejects.toThrow('the database is gone');
    }
  });

  it('adds up parallel failures of one counter', async () => {
    const clave = { clase: 'cuenta', grupo: 'cuenta', clave: 'x' } as const;
    await Promise.all(Array.from({ length: 8 }, () => intentos.fallar([clave], now)));
    expect(await intentos.leer(clave, now)).toMatchObject({ fallos: 8 });
    await intentos.olvidar(clave);
    expect(await intentos.leer(clave, now)).toBeNull();
  });

  it('is bounded for each group: the oldest rows go, those of other groups stay', async () => {
    const pocos = intentosRepository(t.db, {
      ...reglaIntentos,
      filas: { ...reglaIntentos.filas, desconocida: 2 },
    });
    for (const [i, grupo] of (['cuenta', 'desconocida', 'desconocida', 'desconocida'] as const).entries()) {
      await pocos.fallar([{ clase: 'cuenta', grupo, clave: `k${i}` }], now);
      despues(1);
    }
    await pocos.sweep(now);
    const claves = await t.db.selectFrom('intentos_acceso').select('clave').orderBy('clave').execute();
    expect(claves.map(({ clave }) => clave)).toEqual(['k0', 'k2', 'k3']);
  });

  it('goes a day after its last failure', async () => {
    await intentar(navegador('b'));
    despues(24 * 3600 - 1);
    await intentos.sweep(now);
    expect(await filas()).toHaveLength(1);
    despues(1);
    await intentos.sweep(now);
    expect(await filas()).toEqual([]);
  });
});
