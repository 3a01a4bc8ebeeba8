import { describe, expect, it } from 'vitest';

import { createLectorArbol } from './arbol.ts';

const a = 'a'.repeat(40);

describe('the listing of a tree', () => {
  it('is read entry by entry, however its pieces are cut', () => {
    const salida = Buffer.from(
      `100644 blob ${a}     12\tuno.js\x00120000 blob ${a}      3\tenlace\x00160000 commit ${a}       -\tsub\x00`,
    );
    for (const corte of [1, 7, 60, 100]) {
      const lector = createLectorArbol(10);
      expect(lector.leer(salida.subarray(0, corte)) && lector.leer(salida.subarray(corte))).toBe(true);
      expect(lector.entradas).toEqual([
        { modo: '100644', tipo: 'blob', blob: a, tamano: 12, ruta: 'uno.js' },
        { modo: '120000', tipo: 'blob', blob: a, tamano: 3, ruta: 'enlace' },
        { modo: '160000', tipo: 'commit', blob: a, tamano: 0, ruta: 'sub' },
      ]);
    }
  });

  it('keeps names with spaces, tabs and line feeds', () => {
    const lector = createLectorArbol(10);
    lector.leer(Buffer.from(`100644 blob ${a} 1\tmi\tcarpeta/a\nb ñ.js\0`));
    expect(lector.entradas[0]?.ruta).toBe('mi\tcarpeta/a\nb ñ.js');
  });

  it('stops soon after as many entries as it may hold', () => {
    const lector = createLectorArbol(2);
    expect(lector.leer(Buffer.from(`100644 blob ${a} 1\ta.js\0`.repeat(500)))).toBe(false);
    expect(lector.entradas).toHaveLength(3);
  });
});
