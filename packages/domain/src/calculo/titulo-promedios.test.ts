import { expect, it } from 'vitest';

import { tituloPromedios } from './titulo-promedios.ts';

it.each([
  ['allSubcaracteristicas', 'Promedio por subcaracterística'],
  ['singleSubcaracteristica', 'Promedio por subcaracterística'],
  ['allMetricas', 'Promedio por métrica'],
  ['singleMetrica', 'Promedio por métrica'],
] as const)('the means of %s are titled %s', (tipo, titulo) => {
  expect(tituloPromedios(tipo)).toBe(titulo);
});
