import { describe, expect, it } from 'vitest';

import { MarcoExcesivo } from './frames.mjs';
import { createLectorTramas, escribirTrama } from './json-frames.ts';

describe('messages between server and child', () => {
  it('arrive whole and in order, however the stream is cut', () => {
    const mensajes = [{ a: 'ñ\ud800' }, [], 'x'.repeat(300)];
    const corriente = Buffer.concat(mensajes.map(escribirTrama));
    for (const paso of [1, 3, 50, corriente.length]) {
      const leidos: unknown[] = [];
      const leer = createLectorTramas(1000, (mensaje) => leidos.push(mensaje));
      for (let en = 0; en < corriente.length; en += paso) leer(corriente.subarray(en, en + paso));
      expect(leidos).toEqual(mensajes);
    }
  });

  it('are refused before they are read when they say to be too long', () => {
    const leer = createLectorTramas(10, () => undefined);
    expect(() => {
      leer(Buffer.from([0, 0, 0, 11]));
    }).toThrow(MarcoExcesivo);
  });
});
