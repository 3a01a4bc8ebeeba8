import { expect, it } from 'vitest';

import type { ClaseCompartida } from '../enlace/index.ts';
import type { LoPedido } from './entrega.ts';
import { seEntrega } from './se-entrega.ts';

const pedida = { tipo: 'singleMetrica', elementoId: 'm1' } as const;
const otra = { tipo: 'singleMetrica', elementoId: 'm2' } as const;
const prueba: LoPedido = { prueba: pedida, analisis: false, plan: false };
const analisis: LoPedido = { prueba: null, analisis: true, plan: false };
const mejora: LoPedido = { prueba: null, analisis: false, plan: true };

it.each<[ClaseCompartida, readonly (typeof pedida | typeof otra)[], boolean, boolean, boolean]>([
  // Kind, its tests, and whether a delivery of a test, of an analysis and of an improvement plan holds it back.
  ['informe', [pedida], true, false, false],
  ['informe', [otra], false, false, false],
  ['comparacion-pruebas', [otra, pedida], true, false, false],
  ['comparacion-pruebas', [otra, otra], false, false, false],
  ['insignia-promedio', [], true, false, false],
  ['analisis', [], false, true, false],
  ['comparacion-analisis', [], false, true, false],
  ['insignia-grado', [], false, true, false],
  ['plan', [], true, true, true],
])('%s of %j: test %s, analysis %s, improvement plan %s', (clase, pruebas, ...esperado) => {
  expect([prueba, analisis, mejora].map((pide) => seEntrega(clase, pruebas, pide))).toEqual(esperado);
});
