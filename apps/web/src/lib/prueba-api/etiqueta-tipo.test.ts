import { expect, it } from 'vitest';

import { etiquetaTipo } from './etiqueta-tipo.ts';

it('names the kind of a test in Spanish', () => {
  expect(etiquetaTipo('allMetricas')).toBe('Todas las métricas');
  expect(etiquetaTipo('singleSubcaracteristica')).toBe('Una subcaracterística');
});
