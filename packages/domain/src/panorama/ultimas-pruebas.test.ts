import { expect, it } from 'vitest';

import type { TipoPrueba } from '../respuesta/index.ts';
import { ultimasPruebas } from './ultimas-pruebas.ts';

const prueba = (id: string, tipo: TipoPrueba, elementoId: string | null = null) => ({ id, tipo, elementoId });
const ids = (pruebas: readonly ReturnType<typeof prueba>[]) =>
  ultimasPruebas(pruebas).map((una) => [una.prueba.id, una.anterior?.id ?? null]);

it('returns the newest test of each kind with the one before it', () => {
  const pruebas = [
    prueba('3', 'allMetricas'),
    prueba('2', 'allMetricas'),
    prueba('1', 'allMetricas'),
    prueba('0', 'allSubcaracteristicas'),
  ];
  expect(ids(pruebas)).toEqual([
    ['0', null],
    ['3', '2'],
  ]);
});

it('compares a test of a single item with one of the same item alone', () => {
  const pruebas = [
    prueba('3', 'singleMetrica', 'a'),
    prueba('2', 'singleMetrica', 'b'),
    prueba('1', 'singleMetrica', 'a'),
  ];
  expect(ids(pruebas)).toEqual([['3', '1']]);
});

it('returns nothing for a project without tests', () => {
  expect(ids([])).toEqual([]);
});
