import { describe, expect, it } from 'vitest';

import { resumenElementos } from './presentacion.ts';

describe('the presentation of saved tests', () => {
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
