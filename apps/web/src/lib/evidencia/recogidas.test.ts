import type { ArchivoEvidencia } from '@mantenible/domain/evidencia';
import { beforeEach, expect, it } from 'vitest';

import { copiasPestana } from '../copias/copias-locales.ts';
import { nombreCopiaLocal } from '../copias/nombres.ts';
import { leerRecogidas, maximoRecogidas, recoger } from './recogidas.ts';

const lugar = (ruta: string): ArchivoEvidencia => ({
  tipo: 'archivo',
  repositorio: 'https://github.com/ana/tienda',
  commit: '0123456',
  ruta,
  lineas: null,
});
const nombre = nombreCopiaLocal('ana', 'evidencias/p1');
const rutas = (sub = 'ana', proyecto = 'p1') => leerRecogidas(sub, proyecto).map(({ ruta }) => ruta);

beforeEach(() => {
  copiasPestana.removeItem(nombre);
});

it('keeps each place once, the newest first, for one person and project', () => {
  for (const ruta of ['a', 'b', 'a']) recoger('ana', 'p1', lugar(ruta));
  expect(rutas()).toEqual(['a', 'b']);
  expect([rutas('beto'), rutas('ana', 'p2')]).toEqual([[], []]);
});

it('keeps a bounded number', () => {
  for (let i = 0; i <= maximoRecogidas; i += 1) recoger('ana', 'p1', lugar(String(i)));
  expect(rutas()).toHaveLength(maximoRecogidas);
  expect(rutas()[0]).toBe(String(maximoRecogidas));
});

it('is empty where the copy is damaged', () => {
  for (const texto of ['{', '[{"tipo":"archivo"}]', '7']) {
    copiasPestana.setItem(nombre, texto);
    expect(rutas()).toEqual([]);
  }
});
