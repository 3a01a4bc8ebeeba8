import { describe, expect, it } from 'vitest';

import { avisarOtrosLenguajes } from './avisar-otros-lenguajes.ts';

const de = (...pares: readonly (readonly [string, number])[]) =>
  avisarOtrosLenguajes(pares.map(([lenguaje, archivos]) => ({ lenguaje, archivos })));

describe('the languages that are not analysed', () => {
  it('are listed with their number of files', () => {
    expect(de(['Java', 12], ['Go', 3])).toBe(
      'El repositorio contiene además Java (12 archivos) y Go (3), que no se analizan y no cuentan en las líneas de código.',
    );
    expect(de(['Go', 1])).toBe(
      'El repositorio contiene además Go (1 archivo), que no se analiza y no cuenta en las líneas de código.',
    );
  });

  it('are summarised beyond five, but never a single one', () => {
    const seis = ['A', 'B', 'C', 'D', 'E', 'F'].map((letra, i) => [letra, 2000 - i] as const);
    expect(de(...seis)).toContain('E (1\u202f996) y F (1\u202f995), que no se analizan');
    expect(de(...seis, ['G', 2], ['H', 1])).toContain(
      'E (1\u202f996) y otros 3 lenguajes (1\u202f998), que no',
    );
  });

  it('need no notice when the list is empty', () => {
    expect(de()).toBeNull();
  });
});
