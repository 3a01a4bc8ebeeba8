// @vitest-environment jsdom
import { expect, it } from 'vitest';

import { crearAlmacen } from '../../testing/almacen.ts';
import { crearAlmacenCifrado } from './almacen-cifrado.ts';
import { barrerCopias } from './copias-locales.ts';
import { nombreCopiaLocal } from './nombres.ts';
import { esperaMaxima, importarLlavero, type Llavero } from './sobre.ts';

const clave = (byte: number) => ({ id: `k${byte}`, clave: btoa(String.fromCharCode(byte).repeat(32)) });
const llaveroDe = async (...bytes: number[]): Promise<Llavero> => {
  const llavero = await importarLlavero(bytes.map(clave));
  if (!llavero) throw new Error('no key');
  return llavero;
};
const nombre = nombreCopiaLocal('ana', '/borradores/1');
const texto = '{"comentario":"mi evidencia"}';

async function guardada(llavero: Llavero, ahora = 0) {
  const almacen = crearAlmacen();
  const cifrado = crearAlmacenCifrado(
    almacen,
    () => Promise.resolve(llavero),
    () => ahora,
  );
  cifrado.setItem(nombre, texto);
  expect(cifrado.getItem(nombre)).toBe(texto);
  expect(await cifrado.escrito()).toBe(true);
  return almacen;
}

/** What another page finds, with these keys, at this time. */
async function leida(almacen: Storage, llavero: Llavero | null, ahora = 0, con = nombre) {
  const cifrado = crearAlmacenCifrado(
    almacen,
    () => Promise.resolve(llavero),
    () => ahora,
  );
  await cifrado.abrir(con);
  return cifrado.getItem(con);
}

it('keeps no clear text, and gives it back under the same key', async () => {
  const almacen = await guardada(await llaveroDe(1));
  expect(almacen.getItem(nombre)).not.toContain('evidencia');
  expect(await leida(almacen, await llaveroDe(1))).toBe(texto);
});

it('opens what was kept before the keys were rotated', async () => {
  expect(await leida(await guardada(await llaveroDe(1)), await llaveroDe(2, 1))).toBe(texto);
});

it('opens nothing under the key of another person, without keys, or in another place', async () => {
  const almacen = await guardada(await llaveroDe(1));
  const otro = nombreCopiaLocal('ana', '/borradores/2');
  almacen.setItem(otro, almacen.getItem(nombre) ?? '');
  expect(await leida(almacen, await llaveroDe(3))).toBeNull();
  expect(await leida(almacen, null)).toBeNull();
  expect(await leida(almacen, await llaveroDe(1), 0, otro)).toBeNull();
});

it('opens nothing that is damaged, or whose date was changed', async () => {
  const almacen = await guardada(await llaveroDe(1));
  const sobre = almacen.getItem(nombre) ?? '';
  for (const malo of ['', '{', texto, sobre.replace('"desde":0', '"desde":5')]) {
    almacen.setItem(nombre, malo);
    expect(await leida(almacen, await llaveroDe(1))).toBeNull();
  }
});

it('keeps nothing rather than a clear copy where there are no keys, and says so', async () => {
  for (const pedir of [() => Promise.resolve(null), () => Promise.reject(new Error('no network'))]) {
    const almacen = crearAlmacen();
    const cifrado = crearAlmacenCifrado(almacen, pedir);
    cifrado.setItem(nombre, texto);
    expect([await cifrado.escrito(), cifrado.seguro(), almacen.length]).toEqual([false, false, 0]);
    expect(cifrado.getItem(nombre)).toBe(texto);
  }
});

it('writes nothing that was dropped while it was being encrypted', async () => {
  const almacen = crearAlmacen();
  const llavero = await llaveroDe(1);
  const cifrado = crearAlmacenCifrado(almacen, () => Promise.resolve(llavero));
  cifrado.setItem(nombre, texto);
  cifrado.removeItem(nombre);
  await cifrado.escrito();
  expect([almacen.length, cifrado.getItem(nombre)]).toEqual([0, null]);
});

it('reads what another tab wrote, and forgets what another tab dropped', async () => {
  const llavero = await llaveroDe(1);
  const otra = await guardada(llavero);
  const cifrado = crearAlmacenCifrado(
    localStorage,
    () => Promise.resolve(llavero),
    () => 0,
  );
  const oidas: string[] = [];
  const dejar = cifrado.alCambiar(nombre, (oida) => oidas.push(oida));
  const escribe = (newValue: string | null, key = nombre) =>
    window.dispatchEvent(new StorageEvent('storage', { storageArea: localStorage, key, newValue }));
  escribe(otra.getItem(nombre), 'otra');
  escribe(otra.getItem(nombre));
  await expect.poll(() => oidas).toEqual([texto]);
  expect(cifrado.getItem(nombre)).toBe(texto);
  escribe(null);
  await expect.poll(() => cifrado.getItem(nombre)).toBeNull();
  dejar();
  escribe(otra.getItem(nombre));
  expect(oidas).toEqual([texto]);
});

it('sweeps what has waited for 30 days and what is no copy of ours, and leaves the rest, whosever it is', async () => {
  const almacen = await guardada(await llaveroDe(1));
  almacen.setItem(nombreCopiaLocal('beto', '/x'), '{"respuestas":{}}');
  almacen.setItem('otra', 'x');
  barrerCopias(almacen, esperaMaxima);
  expect([almacen.getItem(nombre) === null, almacen.length]).toEqual([false, 2]);
  barrerCopias(almacen, esperaMaxima + 1);
  expect([almacen.length, almacen.key(0)]).toEqual([1, 'otra']);
  expect(await leida(await guardada(await llaveroDe(1)), await llaveroDe(1), esperaMaxima + 1)).toBeNull();
});
