import { describe, expect, it } from 'vitest';

import { partirEtiqueta } from './partir-etiqueta.ts';

describe('partirEtiqueta', () => {
  it('breaks between words', () => {
    expect(partirEtiqueta('Capacidad de modificación', 14, 2)).toEqual(['Capacidad de', 'modificación']);
  });

  it('cuts what does not fit into the lines', () => {
    expect(partirEtiqueta('uno dos tres cuatro', 8, 2)).toEqual(['uno dos', 'tres…']);
  });

  it('cuts a word that is longer than a line', () => {
    expect(partirEtiqueta('x'.repeat(30), 10, 2)).toEqual([`${'x'.repeat(9)}…`]);
  });

  it('gives one empty line for no name', () => {
    expect(partirEtiqueta(' ', 10, 2)).toEqual(['']);
  });
});
