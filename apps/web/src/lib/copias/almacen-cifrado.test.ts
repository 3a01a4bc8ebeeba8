import { expect, it } from 'vitest';

import { crearAlmacen } from '../../testing/almacen.ts';
import { crearAlmacenCifrado } from './almacen-cifrado.ts';
import { barrerCopias } from './copias-locales.ts';
import { nombreCopiaLocal } from './nombres.ts';
import { vidaMaxima, importarLlavero, type Llavero } from './sobre.ts';

const clave = (byte: number) => ({ id: `k${byte}`, clave: btoa(String.fromCharCode(byte).repeat(32)) });
const llaveroDe = async (...bytes: number[]): Promise<Llavero> => {
  const llavero = await importarLlavero(bytes.map(clave));
  if (!llavero) throw new Error('no key');
  return llavero;
};
const nombre = nombreCopiaLocal('ana', '/borradores/1');
const texto = '{"comentario":"mi evidencia"}';

async function guardada(llavero: Llavero, now = 0) {
  const almacen = crearAlmacen();
  const cifrado = crearAlmacenCifrado(
    almacen,
    () => Promise.resolve(llavero),
    () => now,
  );
  cifrado.setItem(nombre, texto);
  expect(cifrado.getItem(nombre)).toBe(texto);
  expect(await cifrado.escrito()).toBe(true);
  return almacen;
}

/** The copy that another page reads, with these keys, at this time. */
async function leida(almacen: Storage, llavero: Llavero | null, now = 0, con = nombre) {
  const cifrado = crearAlmacenCifrado(
    almacen,
    () => Promise.resolve(llavero),
    () => now,
  );
  await cifrado.abrir(con);
  return cifrado.getItem(con);
}

it('stores no clear text, and decrypts it with the same key', async () => {
  const almacen = await guardada(await llaveroDe(1));
  expect(almacen.getItem(nombre)).not.toContain('evidencia');
  expect(await leida(almacen, await llaveroDe(1))).toBe(texto);
});

it('decrypts copies stored before the rotation of the keys', async () => {
  expect(await leida(await guardada(await llaveroDe(1)), await llaveroDe(2, 1))).toBe(texto);
});

it('decrypts nothing with the key of another person, without keys, or under another name', async () => {
  const almacen = await guardada(await llaveroDe(1));
  const otro = nombreCopiaLocal('ana', '/borradores/2');
  almacen.setItem(otro, almacen.getItem(nombre) ?? '');
  expect(await leida(almacen, await llaveroDe(3))).toBeNull();
  expect(await leida(almacen, null)).toBeNull();
  expect(await leida(almacen, await llaveroDe(1), 0, otro)).toBeNull();
});

it('decrypts no copy that is damaged or has a changed date', async () => {
  const almacen = await guardada(await llaveroDe(1));
  const sobre = almacen.getItem(nombre) ?? '';
  for (const malo of ['', '{', texto, sobre.replace('"desde":0', '"desde":5')]) {
    almacen.setItem(nombre, malo);
    expect(await leida(almacen, await llaveroDe(1))).toBeNull();
  }
});

it('stores nothing without keys, and reports it', async () => {
  for (const pedir of [() => Promise.resolve(null), () => Promise.reject(new Error('no network'))]) {
    const almacen = crearAlmacen();
    const cifrado = crearAlmacenCifrado(almacen, pedir);
    cifrado.setItem(nombre, texto);
    expect([await cifrado.escrito(), cifrado.seguro(), almacen.length]).toEqual([false, false, 0]);
    expect(cifrado.getItem(nombre)).toBe(texto);
  }
});

it('does not write a copy that was dropped during its encryption', async () => {
  const almacen = crearAlmacen();
  const llavero = await llaveroDe(1);
  const cifrado = crearAlmacenCifrado(almacen, () => Promise.resolve(llavero));
  cifrado.setItem(nombre, texto);
  cifrado.removeItem(nombre);
  await cifrado.escrito();
  expect([almacen.length, cifrado.getItem(nombre)]).toEqual([0, null]);
});

it('reads the copies that another tab wrote, and drops those that it dropped', async () => {
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

it('removes copies older than 30 days and invalid ones, and leaves the others, of any person', async () => {
  const almacen = await guardada(await llaveroDe(1));
  almacen.setItem(nombreCopiaLocal('beto', '/x'), '{"respuestas":{}}');
  almacen.setItem('otra', 'x');
  barrerCopias(almacen, vidaMaxima);
  expect([almacen.getItem(nombre) === null, almacen.length]).toEqual([false, 2]);
  barrerCopias(almacen, vidaMaxima + 1);
  expect([almacen.length, almacen.key(0)]).toEqual([1, 'otra']);
  expect(await leida(await guardada(await llaveroDe(1)), await llaveroDe(1), vidaMaxima + 1)).toBeNull();
});
