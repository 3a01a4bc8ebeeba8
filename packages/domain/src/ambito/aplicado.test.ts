import { describe, expect, it } from 'vitest';

import { ambitoCompleto } from './ambito.ts';
import { ambitoVigente, contarPartes } from './aplicado.ts';

describe('the scope of the next analysis', () => {
  const guardado = { ...ambitoCompleto, fuentes: ['src'] };
  const usado = { ...ambitoCompleto, fuentes: ['lib'] };

  it('is that of the project where it has one', () => {
    expect(ambitoVigente(guardado, { origen: 'archivo', ambito: usado })).toBe(guardado);
  });

  it('is otherwise that of the properties file, which the newest analysis followed', () => {
    expect(ambitoVigente(null, { origen: 'archivo', ambito: usado })).toBe(usado);
  });

  it('covers everything after a setting was removed, and before an analysis', () => {
    expect(ambitoVigente(null, { origen: 'proyecto', ambito: usado })).toBe(ambitoCompleto);
    expect(ambitoVigente(null, null)).toBe(ambitoCompleto);
  });
});

it('counts the files of each part and the lines that were read', () => {
  const partes = contarPartes([
    { parte: 'oculto', lineas: null },
    { parte: 'principal', lineas: 10 },
    { parte: 'principal', lineas: 5 },
    { parte: 'prueba', lineas: 7 },
    { parte: 'prueba', lineas: null },
  ]);
  expect(partes).toEqual([
    { parte: 'principal', archivos: 2, lineas: 15 },
    { parte: 'prueba', archivos: 2, lineas: 7, sinLeer: 1 },
    { parte: 'oculto', archivos: 1, lineas: null },
  ]);
});
