import { expect, it } from 'vitest';

import { tituloEjecucion } from './titulo-ejecucion.ts';

const plan = (tipo: 'singleMetrica' | 'singleSubcaracteristica', ...nombres: string[]) => ({
  tipo,
  preguntas: [],
  omitidos: [],
  filas: nombres.map((nombre) => ({ _id: nombre, nombre, metricas: [] })),
});

it('names the item of a first attempt', () => {
  const tipo = 'singleMetrica' as const;
  expect(tituloEjecucion({ tipo, intentos: 1, plan: plan(tipo, 'M1') })).toBe('Prueba de la métrica M1');
});

it('names every item of a second attempt', () => {
  const [metrica, sub] = ['singleMetrica', 'singleSubcaracteristica'] as const;
  expect(tituloEjecucion({ tipo: metrica, intentos: 2, plan: plan(metrica, 'M1', 'M2', 'M3') })).toBe(
    'Prueba de las métricas M1, M2 y M3 (intento 2)',
  );
  expect(tituloEjecucion({ tipo: sub, intentos: 2, plan: plan(sub, 'Modularidad', 'Integridad') })).toBe(
    'Prueba de las subcaracterísticas Modularidad e Integridad (intento 2)',
  );
});
