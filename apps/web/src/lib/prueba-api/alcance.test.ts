import { describe, expect, it } from 'vitest';

import { anteriorDe, masRecientesPrimero, type Comparable } from './alcance.ts';

const prueba = (_id: string, dia: number, resto: Partial<Comparable> = {}): Comparable => ({
  _id,
  tipo: 'singleMetrica',
  metricaId: 'm1',
  creado: `2026-11-0${dia}T10:00:00.000Z`,
  ...resto,
});

describe('the test before another one', () => {
  it('is the newest earlier one of the same item', () => {
    const todas = [prueba('a', 1), prueba('b', 2), prueba('c', 3), prueba('x', 2, { metricaId: 'm2' })];
    expect(todas.map((una) => anteriorDe(todas, una)?._id ?? null)).toEqual([null, 'a', 'b', null]);
  });

  it('has the same kind', () => {
    const metricas = prueba('d', 4, { tipo: 'allMetricas', metricaId: undefined });
    const subcaracteristicas = prueba('e', 5, { tipo: 'allSubcaracteristicas', metricaId: undefined });
    expect(anteriorDe([metricas, subcaracteristicas], subcaracteristicas)).toBeNull();
  });
});

it('puts the newest first and leaves the given list alone', () => {
  const dadas = [{ creado: '2026-01-01T00:00:00Z' }, { creado: '2026-03-01T00:00:00Z' }];
  expect(masRecientesPrimero(dadas)).toEqual([dadas[1], dadas[0]]);
  expect(dadas[0]).toEqual({ creado: '2026-01-01T00:00:00Z' });
});
