import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { tokenRows } from '../testing/token-rows.ts';
import { toBlocks } from './blocks.ts';

describe('blocks of ten lines', () => {
  it('begin at every line that nine others follow', () => {
    const blocks = toBlocks([9, 10, 12, 0].map((length) => tokenRows(Array.from({ length }, (_, i) => i))));
    expect(blocks.map((file) => file.length)).toEqual([0, 1, 3, 0]);
  });

  it('have equal numbers exactly when their lines are equal, in whatever file', () => {
    const file = fc.array(fc.nat(1), { maxLength: 40 });
    fc.assert(
      fc.property(fc.array(file, { minLength: 1, maxLength: 3 }), (files) => {
        const blocks = toBlocks(files.map((hashes) => tokenRows(hashes)));
        const windows = files.map((hashes) => hashes.slice(9).map((_, i) => hashes.slice(i, i + 10).join()));
        const pairs = new Set(
          blocks.flatMap((b, f) => b.map((number, i) => `${number}:${windows[f]?.[i] ?? ''}`)),
        );
        expect(blocks.map((b) => b.length)).toEqual(windows.map((w) => w.length));
        expect(pairs.size).toBe(new Set(blocks.flat()).size);
        expect(pairs.size).toBe(new Set(windows.flat()).size);
      }),
    );
  });
});
