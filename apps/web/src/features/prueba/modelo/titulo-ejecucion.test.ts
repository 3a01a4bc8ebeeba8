import { describe, expect, it } from 'vitest';

import { tituloEjecucion, tituloPropuesto, tituloVisible } from './titulo-ejecucion.ts';

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

describe('the proposed title', () => {
  const metrica = 'singleMetrica' as const;

  it('names the item and the day', () => {
    expect(
      tituloPropuesto({ tipo: metrica, intentos: 1, plan: plan(metrica, 'Acoplamiento') }, '27/11/2026'),
    ).toBe('Acoplamiento, 27/11/2026');
  });

  it.each([
    ['allSubcaracteristicas', 'Todas las subcaracterísticas, 27/11/2026'],
    ['allMetricas', 'Todas las métricas, 27/11/2026'],
  ] as const)('names the scope of %s', (tipo, titulo) => {
    const vacio = { ...plan(metrica), tipo };
    expect(tituloPropuesto({ tipo, intentos: null, plan: vacio }, '27/11/2026')).toBe(titulo);
  });

  it('of a second attempt has its number and every item', () => {
    expect(tituloPropuesto({ tipo: metrica, intentos: 2, plan: plan(metrica, 'A', 'B') }, '1/2/2027')).toBe(
      'A y B (intento 2), 1/2/2027',
    );
  });

  it('has at most 300 characters', () => {
    const largos = plan(metrica, '😀'.repeat(200), 'B'.repeat(200));
    const titulo = tituloPropuesto({ tipo: metrica, intentos: 2, plan: largos }, '27/11/2026');
    expect(Array.from(titulo).length).toBeLessThan(300);
    expect(titulo.isWellFormed()).toBe(true);
  });
});

it.each([
  ['the proposed one while no title is typed', { texto: '', version: 0 }, 'P'],
  ['the typed one', { texto: 'T', version: 1 }, 'T'],
  ['that of the first attempt', { texto: 'T', version: 0 }, 'T'],
  ['empty once the person empties it', { texto: '', version: 1 }, ''],
])('the title on screen is %s', (_cual, titulo, visible) => {
  expect(tituloVisible(titulo, 'P')).toBe(visible);
});
