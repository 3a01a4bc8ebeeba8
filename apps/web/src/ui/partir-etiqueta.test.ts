import { describe, expect, it } from 'vitest';

import { partirEtiqueta } from './partir-etiqueta.ts';

describe('partirEtiqueta', () => {
  it('breaks between words', () => {
    expect(partirEtiqueta('Capacidad de modificación', 14, 2)).toEqual(['Capacidad de', 'modificación']);
  });

  it('truncates the text beyond the last line', () => {
    expect(partirEtiqueta('uno dos tres cuatro', 8, 2)).toEqual(['uno dos', 'tres…']);
  });

  it('cuts a word that is longer than a line', () => {
    expect(partirEtiqueta('x'.repeat(30), 10, 2)).toEqual([`${'x'.repeat(9)}…`]);
  });

  it('returns one empty line for an empty name', () => {
    expect(partirEtiqueta(' ', 10, 2)).toEqual(['']);
  });
});
