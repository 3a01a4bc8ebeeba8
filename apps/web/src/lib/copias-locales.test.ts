import { expect, it } from 'vitest';

import { borrarCopiasLocales, nombreCopiaLocal } from './copias-locales.ts';

function almacenCon(nombres: readonly string[]): Storage {
  const datos = new Map(nombres.map((nombre) => [nombre, 'x']));
  return {
    get length() {
      return datos.size;
    },
    key: (i) => [...datos.keys()][i] ?? null,
    getItem: (nombre) => datos.get(nombre) ?? null,
    setItem: (nombre, valor) => void datos.set(nombre, valor),
    removeItem: (nombre) => void datos.delete(nombre),
    clear: () => {
      datos.clear();
    },
  };
}

it('names a copy after its person', () => {
  expect(nombreCopiaLocal('a:b', '/x')).toBe('mantenible.copia:a%3Ab:/x');
});

it('drops every local copy and nothing else', () => {
  const almacen = almacenCon([nombreCopiaLocal('ana', '/1'), 'otra', nombreCopiaLocal('beto', '/2')]);
  borrarCopiasLocales(almacen);
  expect([almacen.length, almacen.key(0)]).toEqual([1, 'otra']);
});
