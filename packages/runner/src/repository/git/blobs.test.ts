import { expect, it } from 'vitest';

import { createBlobReader } from './blobs.ts';

const [a, b, c] = ['a', 'b', 'c'].map((letra) => letra.repeat(40)) as [string, string, string];

it('cuts a batch into objects, whatever their bytes and the chunks', () => {
  const salida = Buffer.from(`${a} blob 5\nun\n\0o\n${b} missing\n${c} blob 0\n\n`);
  for (let corte = 1; corte < salida.length; corte++) {
    const leidos: unknown[] = [];
    const read = createBlobReader((blob, content) => leidos.push([blob, content?.toString() ?? null]));
    read(salida.subarray(0, corte));
    read(salida.subarray(corte));
    expect(leidos).toEqual([
      [a, 'un\n\0o'],
      [b, null],
      [c, ''],
    ]);
  }
});
