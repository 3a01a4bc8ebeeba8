import { describe, expect, it } from 'vitest';

import { avisarOtrosLenguajes } from './otros-lenguajes.ts';

const de = (...pares: readonly (readonly [string, number])[]) =>
  avisarOtrosLenguajes(pares.map(([lenguaje, archivos]) => ({ lenguaje, archivos })));

describe('the languages that are not analysed', () => {
  it('are named with their files', () => {
    expect(de(['Java', 12], ['Go', 3])).toBe(
      'El repositorio contiene además Java (12 archivos) y Go (3), que no se analizan y no cuentan en las líneas de código.',
    );
    expect(de(['Go', 1])).toBe(
      'El repositorio contiene además Go (1 archivo), que no se analiza y no cuenta en las líneas de código.',
    );
  });

  it('are summed up beyond five, and one alone is never summed up', () => {
    const seis = ['A', 'B', 'C', 'D', 'E', 'F'].map((letra, i) => [letra, 2000 - i] as const);
    expect(de(...seis)).toContain('E (1\u202f996) y F (1\u202f995), que no se analizan');
    expect(de(...seis, ['G', 2], ['H', 1])).toContain(
      'E (1\u202f996) y otros 3 lenguajes (1\u202f998), que no',
    );
  });

  it('are not mentioned where there are none', () => {
    expect(de()).toBeNull();
  });
});
