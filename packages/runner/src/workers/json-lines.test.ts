import { describe, expect, it } from 'vitest';

import { createLineReader, MessageTooLong, toLine } from './json-lines.ts';

describe('messages between runner and worker', () => {
  it('arrive whole and in order, however the stream is cut', () => {
    const messages = [{ a: 'ñ\n\ud800' }, [], 'x'.repeat(300)];
    const stream = Buffer.concat(messages.map(toLine));
    for (const step of [1, 3, 50, stream.length]) {
      const received: unknown[] = [];
      const read = createLineReader(1000, (message) => received.push(message));
      for (let start = 0; start < stream.length; start += step) read(stream.subarray(start, start + step));
      expect(received).toEqual(messages);
    }
  });

  it('are refused as soon as they exceed the limit, in one chunk or in several', () => {
    const received: unknown[] = [];
    const read = createLineReader(10, (message) => received.push(message));
    read(toLine('x'.repeat(8)));
    expect(received).toEqual(['x'.repeat(8)]);
    read(Buffer.alloc(10, 'x'));
    expect(() => {
      read(Buffer.alloc(1, 'x'));
    }).toThrow(MessageTooLong);
    expect(() => {
      createLineReader(10, () => undefined)(toLine('x'.repeat(9)));
    }).toThrow(MessageTooLong);
  });
});
