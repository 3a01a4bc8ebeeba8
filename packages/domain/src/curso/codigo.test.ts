import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { bytesDeCodigo, codigoDe, largoCodigo, leerCodigo } from './codigo.ts';

describe('a join code', () => {
  it('has eight characters that are not mistaken for each other', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: bytesDeCodigo, maxLength: bytesDeCodigo }), (bytes) => {
        const codigo = codigoDe(bytes);
        if (codigo === null) return;
        expect(codigo).toHaveLength(largoCodigo);
        expect(codigo).not.toMatch(/[01ILOU]/u);
        expect(leerCodigo(codigo)).toBe(codigo);
      }),
    );
  });

  it('uses each character equally often: bytes above the last whole round are left out', () => {
    const cuantas = new Map<string, number>();
    for (let byte = 0; byte < 256; byte += 1) {
      const signo = codigoDe(new Array<number>(largoCodigo).fill(byte))?.charAt(0);
      if (signo !== undefined) cuantas.set(signo, (cuantas.get(signo) ?? 0) + 1);
    }
    expect(cuantas.size).toBe(30);
    expect(new Set(cuantas.values())).toEqual(new Set([8]));
  });

  it('needs other bytes where too few could be used', () => {
    expect(codigoDe(new Uint8Array(bytesDeCodigo).fill(255))).toBeNull();
  });

  it.each([
    ['abcd-2345', 'ABCD2345'],
    [' ABCD 2345 ', 'ABCD2345'],
    ['ABCD234', null],
    ['ABCD23456', null],
    ['ABCD234O', null],
    ['ABCD234ñ', null],
    ['', null],
  ])('reads %j as %j', (escrito, codigo) => {
    expect(leerCodigo(escrito)).toBe(codigo);
  });
});
