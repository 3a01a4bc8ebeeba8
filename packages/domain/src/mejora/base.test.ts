import { expect, it } from 'vitest';

import type { ArchivoGuardado } from '../comparacion/index.ts';
import { codigoAfectado } from './base.ts';

/** Files with a finding of one rule and paths of so many letters. */
const archivos = (cuantos: number, letras: number): ArchivoGuardado[] =>
  Array.from({ length: cuantos }, (_, i) => ({
    ruta: `${i}.js`.padStart(letras, 'p'),
    blob: '0'.repeat(40),
    analizable: true,
    silencios: 0,
    medidas: {},
    hallazgos: [{ regla: 'S1', linea: 1, huella: 'h', minutos: 5, mensaje: 'm' }],
    duplicados: [],
  }));
const regla = { tipo: 'regla', clave: 'S1' } as const;
const guardados = (...[cuantos, letras]: Parameters<typeof archivos>) =>
  codigoAfectado(regla, { version: 'v1', archivos: archivos(cuantos, letras) }).archivos?.length ?? null;

it.each([
  [100, 60, 100],
  [3, 4096, 3],
  [4, 4096, null],
  [100, 200, null],
])('an action keeps of %d files with paths of %d letters %j', (cuantos, letras, esperados) => {
  expect(guardados(cuantos, letras)).toBe(esperados);
});

it('an action on one file keeps it with the longest path and the most findings', () => {
  const [uno] = archivos(1, 4096);
  if (!uno) throw new Error('no file');
  const hallazgos = Array.from({ length: 500 }, (_, i) => ({
    regla: `javascript:S${i}`,
    linea: i,
    huella: '0'.repeat(40),
    minutos: 1,
    mensaje: 'm',
  }));
  const origen = { tipo: 'archivo', clave: uno.ruta } as const;
  const base = codigoAfectado(origen, { version: 'v1', archivos: [{ ...uno, hallazgos }] });
  expect(base.archivos?.[0]?.hallazgos).toHaveLength(200);
});
