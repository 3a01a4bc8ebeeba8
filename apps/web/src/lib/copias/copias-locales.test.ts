import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { conPersona } from '../../testing/con-persona.ts';
import { conRed, enEspera, EnOrden, Estado } from '../../testing/montar.tsx';
import { http } from '../http.ts';
import { pendingWork, runSignOutHooks } from '../session/hooks.ts';
import { session } from '../session/session.ts';
import {
  abrirCopiasDePestana,
  copiasDispositivo,
  copiasPestana,
  pedirLlavero,
  vigilarCopiasLocales,
} from './copias-locales.ts';
import { nombreCopiaLocal } from './nombres.ts';

const claves = (byte: number) => ({
  claves: [{ id: `k${byte}`, clave: btoa(String.fromCharCode(byte).repeat(32)) }],
});
const ruta = 'GET /copias/claves';

/** Installs the answers to the request for the keys; counts the requests. */
function conClaves(respuesta: unknown): () => number {
  conRed({ [ruta]: respuesta });
  const { adapter } = http.defaults;
  let veces = 0;
  http.defaults.adapter = (config) => {
    veces += 1;
    if (typeof adapter !== 'function') throw new Error('the fake network is missing');
    return adapter(config);
  };
  return () => veces;
}
const deAna = nombreCopiaLocal('sub-ana', '/borradores/1');
const deBeto = nombreCopiaLocal('sub-beto', '/borradores/1');
const sinPersona = () => {
  vi.spyOn(session, 'get').mockReturnValue({ ...session.get(), estado: 'fuera', persona: null });
};

beforeEach(() => {
  vi.spyOn(session, 'token').mockResolvedValue(null);
  conPersona('sub-ana');
});
afterEach(async () => {
  await runSignOutHooks();
});
afterAll(vigilarCopiasLocales());

describe('the keys of local copies', () => {
  it('are requested once, also by concurrent callers', async () => {
    const veces = conClaves(claves(1));
    const [primera, segunda] = await Promise.all([pedirLlavero(), pedirLlavero()]);
    expect(primera?.[0].id).toBe('k1');
    expect(segunda).toBe(primera);
    expect([await pedirLlavero(), veces()]).toEqual([primera, 1]);
  });

  it('are requested again after a failure, without an error for the caller', async () => {
    const aviso = vi.spyOn(console, 'warn').mockReturnValue(undefined);
    const veces = conClaves(new EnOrden(new Estado(500, {}), { claves: 7 }, claves(2)));
    expect([await pedirLlavero(), await pedirLlavero()]).toEqual([null, null]);
    expect((await pedirLlavero())?.[0].id).toBe('k2');
    expect(veces()).toBe(3);
    expect(aviso).toHaveBeenCalled();
  });

  it('are those of the person: another one at the same tab gets others', async () => {
    conClaves(new EnOrden(claves(1), claves(2)));
    await pedirLlavero();
    conPersona('sub-beto');
    expect((await pedirLlavero())?.[0].id).toBe('k2');
  });

  it('are dropped at sign-out', async () => {
    const veces = conClaves(claves(1));
    await pedirLlavero();
    await runSignOutHooks();
    await pedirLlavero();
    expect(veces()).toBe(2);
  });

  it('are not requested without a person', async () => {
    const veces = conClaves(claves(1));
    sinPersona();
    expect([await pedirLlavero(), veces()]).toEqual([null, 0]);
  });
});

describe('the copies at sign-out', () => {
  it.each([
    ['the device', localStorage, copiasDispositivo],
    ['the tab', sessionStorage, copiasPestana],
  ])('of the person leave %s, those of others stay', async (_donde, almacen, copias) => {
    conClaves(claves(1));
    copias.setItem(deAna, 'suyo');
    await copias.escrito();
    almacen.setItem(deBeto, 'x');
    almacen.setItem('ajena', 'x');
    expect(almacen.getItem(deAna)).not.toBeNull();
    await runSignOutHooks();
    expect([copias.getItem(deAna), almacen.getItem(deAna)]).toEqual([null, null]);
    expect([almacen.getItem(deBeto), almacen.getItem('ajena')]).toEqual(['x', 'x']);
  });

  it('are not written by an encryption that ends later', async () => {
    const { respuesta, contestar } = enEspera();
    conClaves(respuesta);
    copiasDispositivo.setItem(deAna, 'suyo');
    await runSignOutHooks();
    contestar(claves(1));
    await copiasDispositivo.escrito();
    expect(localStorage.length).toBe(0);
  });

  it.each([
    ['unsent answers on the device', localStorage, deAna, ['respuestas']],
    ['a copy in the tab alone', sessionStorage, deAna, []],
    ['a copy of another person', localStorage, deBeto, []],
  ])('count as work that would be lost: %s', async (_que, almacen, nombre, esperado) => {
    almacen.setItem(nombre, 'x');
    expect(await pendingWork()).toEqual(esperado);
  });

  it('stay without a signed-in person, and ask nothing', async () => {
    localStorage.setItem(deAna, 'x');
    sinPersona();
    expect(await pendingWork()).toEqual([]);
    await runSignOutHooks();
    expect(localStorage.getItem(deAna)).toBe('x');
  });
});

describe('the copies of a tab after signing in again', () => {
  it('are readable at once, those of the person alone', async () => {
    conClaves(claves(1));
    copiasPestana.setItem(deAna, 'a medias');
    await copiasPestana.escrito();
    const sobre = sessionStorage.getItem(deAna) ?? '';
    copiasPestana.removeItem(deAna);
    sessionStorage.setItem(deAna, sobre);
    sessionStorage.setItem(deBeto, sobre);
    await abrirCopiasDePestana();
    expect([copiasPestana.getItem(deAna), copiasPestana.getItem(deBeto)]).toEqual(['a medias', null]);
  });

  it('stay closed without keys, and without a person', async () => {
    vi.spyOn(console, 'warn').mockReturnValue(undefined);
    conClaves(new Estado(500, {}));
    sessionStorage.setItem(deAna, '{"clave":"k1","desde":0,"iv":"","datos":""}');
    await abrirCopiasDePestana();
    expect(copiasPestana.getItem(deAna)).toBeNull();
    sinPersona();
    await abrirCopiasDePestana();
    expect(sessionStorage.getItem(deAna)).not.toBeNull();
  });
});
