import { describe, expect, it } from 'vitest';

import { readUpTo } from './read-up-to.ts';

const encoder = new TextEncoder();

/** A stream of these texts, and the number of chunks that were read and of closings. */
function streamOf(...texts: readonly string[]) {
  const seen = { read: 0, closed: 0 };
  async function* chunks() {
    try {
      for (const text of texts) {
        seen.read += 1;
        yield await Promise.resolve(encoder.encode(text));
      }
    } finally {
      seen.closed += 1;
    }
  }
  return { stream: chunks(), seen };
}

async function read(limit: number, ...texts: readonly string[]) {
  const { stream, seen } = streamOf(...texts);
  const { bytes, truncated } = await readUpTo(stream, limit);
  return { text: new TextDecoder().decode(bytes), truncated, ...seen };
}

describe('a stream', () => {
  it('is read whole when it is as long as the limit', async () => {
    expect(await read(6, 'abc', '', 'def')).toEqual({ text: 'abcdef', truncated: false, read: 3, closed: 1 });
    expect(await read(6)).toEqual({ text: '', truncated: false, read: 0, closed: 1 });
  });

  it('is cut at the limit and closed when it is longer, and its rest is not read', async () => {
    expect(await read(4, 'abc', 'def', 'ghi')).toEqual({ text: 'abcd', truncated: true, read: 2, closed: 1 });
    expect(await read(3, 'abc', 'd', 'e')).toEqual({ text: 'abc', truncated: true, read: 2, closed: 1 });
    expect(await read(0, 'a', 'b')).toEqual({ text: '', truncated: true, read: 1, closed: 1 });
  });

  it('may have many small chunks', async () => {
    const texts = Array.from({ length: 50_000 }, (_, i) => String(i % 10));
    expect((await read(1_000_000, ...texts)).text).toBe(texts.join(''));
    expect((await read(20_001, ...texts)).text).toBe(texts.slice(0, 20_001).join(''));
  });

  it('passes its error on', async () => {
    async function* failing() {
      yield await Promise.resolve(encoder.encode('a'));
      throw new Error('reset');
    }
    await expect(readUpTo(failing(), 10)).rejects.toThrow('reset');
  });
});
