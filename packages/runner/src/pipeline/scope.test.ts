import { expect, it } from 'vitest';

import { attributesOf } from './attributes.ts';
import { appliedScope, scopeOf } from './scope.ts';

it('counts files whose analysis was stopped apart from those with syntax errors', () => {
  const paths = ['bien.js', 'lento.js', 'roto.js'];
  const files = new Map(paths.map((ruta) => [ruta, { parte: 'principal', lineas: 5 } as const]));
  const archivos = paths.map((ruta) => ({ ruta, analizable: ruta === 'bien.js' }));
  expect(
    appliedScope(
      { scope: scopeOf(null, null), files, attributes: attributesOf(null) },
      { archivos, detenidos: ['lento.js'] },
    ).partes,
  ).toEqual([
    { parte: 'principal', archivos: 1, lineas: 5 },
    { parte: 'sintaxis', archivos: 1, lineas: 5 },
    { parte: 'detenido', archivos: 1, lineas: 5 },
  ]);
});
