import { describe, expect, it } from 'vitest';

import { resumenDeFilas, textoPlazo, textosDePedido } from './textos.ts';

const fin = '2026-12-16T05:00:00.000Z';

describe('a deadline', () => {
  it('is its last minute in the zone of the course, and of a reader elsewhere', () => {
    expect(textoPlazo(fin, 'America/Guayaquil', 'America/Lima')).toBe(
      '15 de diciembre de 2026, 23:59 (hora de Guayaquil)',
    );
    expect(textoPlazo(fin, 'America/Guayaquil', 'Europe/Madrid')).toBe(
      '15 de diciembre de 2026, 23:59 (hora de Guayaquil); para usted, 16 de diciembre de 2026, 5:59 (Madrid)',
    );
  });
});

it('names what is asked', () => {
  const prueba = { tipo: 'singleMetrica', elementoId: 'm' } as const;
  const pide = { prueba, analisis: true, plan: true };
  expect(textosDePedido({ pide, elementoNombre: 'M1' })).toEqual([
    'Prueba: métrica: M1',
    'Análisis del código',
    'Plan de mejora',
  ]);
  expect(textosDePedido({ pide: { ...pide, prueba: null, plan: false }, elementoNombre: null })).toEqual([
    'Análisis del código',
  ]);
});

it('counts projects by state', () => {
  const cuantas = { todos: 4, entregado: 1, incompleto: 0, tarde: 1, nada: 2 };
  expect(resumenDeFilas(cuantas)).toBe('1 entregado, 0 incompletos, 1 fuera de plazo, 2 sin nada');
});
