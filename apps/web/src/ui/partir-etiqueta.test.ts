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

  it.each([10, 11])('cuts no character in two (%d in a line)', (ancho) => {
    const [linea = ''] = partirEtiqueta('😀'.repeat(30), ancho, 2);
    expect(linea).toMatch(/^😀+…$/u);
    expect(linea.length).toBeLessThanOrEqual(ancho);
  });

  it.each([
    ['uno dos', 7, 1, ['uno dos']],
    ['uno dos', 6, 1, ['uno…']],
    ['  uno \n dos  ', 3, 2, ['uno', 'dos']],
    ['uno dosdos tres', 3, 2, ['uno', 'do…']],
  ])('%j in lines of %d, at most %d', (nombre, ancho, lineas, partes) => {
    expect(partirEtiqueta(nombre, ancho, lineas)).toEqual(partes);
  });
});
