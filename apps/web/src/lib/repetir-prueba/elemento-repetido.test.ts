import { expect, it } from 'vitest';

import { elementoRepetido } from './elemento-repetido.ts';

it('returns the item of a repeat', () => {
  expect(elementoRepetido({ metricaId: 'm' })).toEqual({ elemento: 'metrica', id: 'm' });
  expect(elementoRepetido({ subcaracteristicaId: 's' })).toEqual({ elemento: 'subcaracteristica', id: 's' });
  expect(elementoRepetido({})).toBeNull();
});
