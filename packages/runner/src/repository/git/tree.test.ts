import { describe, expect, it } from 'vitest';

import { createLectorArbol, maximoRuta, maximoRutas } from './tree.ts';

const a = 'a'.repeat(40);
const registro = (ruta: string | Buffer): Buffer =>
  Buffer.concat([Buffer.from(`100644 blob ${a} 1\t`), Buffer.from(ruta), Buffer.from('\0')]);
const leer = (salida: Buffer, maximo = 10) => {
  const lector = createLectorArbol(maximo);
  return { sigue: lector.leer(salida), ...lector.arbol() };
};

describe('the listing of a tree', () => {
  it('is read entry by entry, however its pieces are cut', () => {
    const salida = Buffer.from(
      `100644 blob ${a}     12\tuno.js\x00120000 blob ${a}      3\tenlace\x00160000 commit ${a}       -\tsub\x00`,
    );
    for (const corte of [1, 7, 60, 100]) {
      const lector = createLectorArbol(10);
      expect(lector.leer(salida.subarray(0, corte)) && lector.leer(salida.subarray(corte))).toBe(true);
      expect(lector.arbol()).toEqual({
        entradas: [
          { modo: '100644', tipo: 'blob', blob: a, tamano: 12, ruta: 'uno.js' },
          { modo: '120000', tipo: 'blob', blob: a, tamano: 3, ruta: 'enlace' },
          { modo: '160000', tipo: 'commit', blob: a, tamano: 0, ruta: 'sub' },
        ],
        rechazadas: [],
        exceso: null,
      });
    }
  });

  it('keeps names with spaces, tabs and line feeds', () => {
    expect(leer(registro('mi\tcarpeta/a\nb ñ.js')).entradas[0]?.ruta).toBe('mi\tcarpeta/a\nb ñ.js');
  });

  it('stops at more entries than it may hold, refused ones included', () => {
    const { sigue, exceso, entradas, rechazadas } = leer(
      Buffer.concat([
        registro('a.js'),
        registro(Buffer.from([0xff])),
        ...Array<Buffer>(500).fill(registro('b.js')),
      ]),
      2,
    );
    expect({ sigue, exceso }).toEqual({ sigue: false, exceso: 'archivos' });
    expect(entradas.length + rechazadas.length).toBe(3);
  });

  it('refuses a path that is longer than its limit, and goes on behind it', () => {
    const { sigue, entradas, rechazadas } = leer(
      Buffer.concat([
        registro('x'.repeat(maximoRuta)),
        registro(`ñ${'y'.repeat(maximoRuta)}`),
        registro('z.js'),
      ]),
    );
    expect(sigue).toBe(true);
    expect(entradas.map(({ ruta }) => ruta.length)).toEqual([maximoRuta, 4]);
    expect(rechazadas).toMatchObject([{ defecto: 'larga', modo: '100644' }]);
    expect(rechazadas[0]?.ruta).toMatch(/^ñy+$/);
  });

  it('refuses paths that are no UTF-8, which would read alike', () => {
    const malos = [0xfe, 0xff].map((byte) => registro(Buffer.from([0x61, byte, 0x2e, 0x6a, 0x73])));
    const { entradas, rechazadas } = leer(Buffer.concat([...malos, registro('a\ufffd.js')]));
    expect(entradas.map(({ ruta }) => ruta)).toEqual(['a\ufffd.js']);
    expect(rechazadas.map(({ ruta, defecto }) => [ruta, defecto])).toEqual([
      ['a\ufffd.js', 'sin-utf8'],
      ['a\ufffd.js', 'sin-utf8'],
    ]);
  });

  it('stops at more bytes of paths than its limit, in the middle of a path too', () => {
    const muchas = Buffer.concat(Array<Buffer>(maximoRutas / 1024 + 1).fill(registro('r'.repeat(1024))));
    expect(leer(muchas, Infinity)).toMatchObject({ sigue: false, exceso: 'rutas' });

    const lector = createLectorArbol(10);
    const trozo = Buffer.alloc(65_536, 'r');
    let trozos = 0;
    while (lector.leer(trozo)) trozos += 1;
    expect(trozos).toBe(maximoRutas / trozo.length);
    expect(lector.arbol()).toEqual({ entradas: [], rechazadas: [], exceso: 'rutas' });
  });
});
