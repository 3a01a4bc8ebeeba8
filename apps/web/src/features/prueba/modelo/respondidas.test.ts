import { expect, it } from 'vitest';

import type { Prueba } from '../../../lib/prueba-api/alcance.ts';
import { respondidas } from './respondidas.ts';

const prueba = (cambios: Partial<Prueba>): Prueba => ({
  _id: 't1',
  proyectoId: 'p',
  nombre: 'T',
  tipo: 'singleMetrica',
  elementos: [],
  repetible: false,
  creado: '2026-11-20T10:00:00Z',
  promedio: null,
  criterio: null,
  borrador: null,
  ...cambios,
});

it('the answered items have their last attempt, its report, and what can be repeated', () => {
  const una = prueba({ metricaId: 'm1', intentos: 1, repetible: true });
  const primera = prueba({ _id: 't2', subcaracteristicaId: 's1', intentos: 1 });
  const segunda = { ...primera, _id: 't3', intentos: 2, creado: '2026-11-21T10:00:00Z' };
  const deTodas = prueba({ _id: 't4', tipo: 'allMetricas' });
  expect(Object.fromEntries(respondidas([una, primera, segunda, deTodas]))).toEqual({
    m1: { intento: 1, ultima: una, repetible: una },
    s1: { intento: 2, ultima: segunda, repetible: null },
  });
});
