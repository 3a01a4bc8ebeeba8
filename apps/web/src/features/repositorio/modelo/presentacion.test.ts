import { describe, expect, it } from 'vitest';

import { elementoRepetido, etiquetaTipo, masRecientesPrimero, resumenElementos } from './presentacion.ts';

describe('the presentation of saved tests', () => {
  it('names the kind in Spanish', () => {
    expect(etiquetaTipo('allMetricas')).toBe('Todas las métricas');
    expect(etiquetaTipo('singleSubcaracteristica')).toBe('Una subcaracterística');
  });

  it('puts the newest first and leaves the given list alone', () => {
    const dadas = [{ creado: '2026-01-01T00:00:00Z' }, { creado: '2026-03-01T00:00:00Z' }];
    expect(masRecientesPrimero(dadas)).toEqual([dadas[1], dadas[0]]);
    expect(dadas[0]).toEqual({ creado: '2026-01-01T00:00:00Z' });
  });

  it('knows the item that a repeat is about', () => {
    expect(elementoRepetido({ metricaId: 'm' })).toEqual({ elemento: 'metrica', id: 'm' });
    expect(elementoRepetido({ subcaracteristicaId: 's' })).toEqual({
      elemento: 'subcaracteristica',
      id: 's',
    });
    expect(elementoRepetido({})).toBeNull();
  });

  it('lists few items whole and many shortened', () => {
    expect(resumenElementos([])).toBe('');
    expect(resumenElementos(['A', 'B', 'C'])).toBe('A, B y C');
    expect(resumenElementos(['A', 'B', 'C', 'D', 'E'])).toBe('A, B, C y 2 más');
  });

  it('lets no item turn the names after it around', () => {
    expect(resumenElementos(['A\u202E', 'B'])).toBe('\u2068A\u202E\u2069 y B');
    expect(resumenElementos(['\u202EA', 'B'], 1)).toBe('\u2068\u202EA\u2069 y 1 más');
  });
});
