// seguridad: 27
import { describe, expect, it } from 'vitest';

import { createTreeReader, maxPathBytes, maxPathsBytes } from './tree.ts';

const a = 'a'.repeat(40);
const record = (path: string | Buffer): Buffer =>
  Buffer.concat([Buffer.from(`100644 blob ${a} 1\t`), Buffer.from(path), Buffer.from('\0')]);
const read = (salida: Buffer, limit = 10) => {
  const reader = createTreeReader(limit);
  return { sigue: reader.read(salida), ...reader.tree() };
};

describe('the listing of a tree', () => {
  it('is read entry by entry, whatever the chunks', () => {
    const salida = Buffer.from(
      `100644 blob ${a}     12\tuno.js\x00120000 blob ${a}      3\tenlace\x00160000 commit ${a}       -\tsub\x00`,
    );
    for (const corte of [1, 7, 60, 100]) {
      const reader = createTreeReader(10);
      expect(reader.read(salida.subarray(0, corte)) && reader.read(salida.subarray(corte))).toBe(true);
      expect(reader.tree()).toEqual({
        entries: [
          { mode: '100644', type: 'blob', blob: a, size: 12, path: 'uno.js' },
          { mode: '120000', type: 'blob', blob: a, size: 3, path: 'enlace' },
          { mode: '160000', type: 'commit', blob: a, size: 0, path: 'sub' },
        ],
        rejected: [],
        exceeded: null,
      });
    }
  });

  it('keeps names with spaces, tabs and line feeds', () => {
    expect(read(record('mi\tcarpeta/a\nb ñ.js')).entries[0]?.path).toBe('mi\tcarpeta/a\nb ñ.js');
  });

  it('keeps the first of two entries with one path', () => {
    expect(read(Buffer.concat(['a.js', 'b.js', 'a.js'].map(record))).entries.map(({ path }) => path)).toEqual(
      ['a.js', 'b.js'],
    );
  });

  it('stops above the limit of entries, rejected ones included', () => {
    const { sigue, exceeded, entries, rejected } = read(
      Buffer.concat([
        record('a.js'),
        record(Buffer.from([0xff])),
        ...Array<Buffer>(500).fill(record('b.js')),
      ]),
      2,
    );
    expect({ sigue, exceeded }).toEqual({ sigue: false, exceeded: 'archivos' });
    expect(entries.length + rejected.length).toBe(3);
  });

  it('rejects a path above the limit, and continues after it', () => {
    const { sigue, entries, rejected } = read(
      Buffer.concat([
        record('x'.repeat(maxPathBytes)),
        record(`ñ${'y'.repeat(maxPathBytes)}`),
        record('z.js'),
      ]),
    );
    expect(sigue).toBe(true);
    expect(entries.map(({ path }) => path.length)).toEqual([maxPathBytes, 4]);
    expect(rejected).toMatchObject([{ defect: 'larga', mode: '100644' }]);
    expect(rejected[0]?.path).toMatch(/^ñy+$/);
  });

  it('rejects paths that are not UTF-8, which decode to equal texts', () => {
    const malos = [0xfe, 0xff].map((byte) => record(Buffer.from([0x61, byte, 0x2e, 0x6a, 0x73])));
    const { entries, rejected } = read(Buffer.concat([...malos, record('a\ufffd.js')]));
    expect(entries.map(({ path }) => path)).toEqual(['a\ufffd.js']);
    expect(rejected.map(({ path, defect }) => [path, defect])).toEqual([
      ['a\ufffd.js', 'sin-utf8'],
      ['a\ufffd.js', 'sin-utf8'],
    ]);
  });

  it('stops above the limit of bytes of paths, also within a path', () => {
    const muchas = Buffer.concat(Array<Buffer>(maxPathsBytes / 1024 + 1).fill(record('r'.repeat(1024))));
    expect(read(muchas, Infinity)).toMatchObject({ sigue: false, exceeded: 'rutas' });

    const reader = createTreeReader(10);
    const chunk = Buffer.alloc(65_536, 'r');
    let chunks = 0;
    while (reader.read(chunk)) chunks += 1;
    expect(chunks).toBe(maxPathsBytes / chunk.length);
    expect(reader.tree()).toEqual({ entries: [], rejected: [], exceeded: 'rutas' });
  });
});
