import { describe, expect, it } from 'vitest';

import { cutIntoBatches, ruleBatches } from './batches.ts';

const files = (count: number, length: number) =>
  Array.from({ length: count }, (_, i) => ({ path: `${i}.js`, text: 'x'.repeat(length) }));
const paths = (batches: readonly (readonly { readonly path: string }[])[]) =>
  batches.map((batch) => batch.map(({ path }) => path).join(' '));

describe('batches', () => {
  it('hold files in their order until they are full, and one large file alone', () => {
    expect(paths(cutIntoBatches(files(5, 10), 20))).toEqual(['0.js 1.js', '2.js 3.js', '4.js']);
    expect(paths(cutIntoBatches(files(2, 500), 20))).toEqual(['0.js', '1.js']);
    expect(cutIntoBatches([], 20)).toEqual([]);
  });

  it('for rules: one batch beside all files', () => {
    const all = files(4, 250_000);
    const [batch, ...others] = ruleBatches(all, all.slice(3));
    expect(others).toEqual([]);
    expect([batch?.files, batch?.others]).toEqual([all.slice(3), all]);
    expect(ruleBatches(all, [])).toEqual([]);
  });

  it('for rules of the largest projects: several batches alone', () => {
    const all = files(4, 700_000);
    const batches = ruleBatches(all, all);
    expect(paths(batches.map((batch) => batch.files))).toEqual(['0.js 1.js', '2.js 3.js']);
    expect(batches.map(({ others }) => others)).toEqual([[], []]);
  });
});
