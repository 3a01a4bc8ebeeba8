import { setImmediate } from 'node:timers/promises';

import { describe, expect, it } from 'vitest';

import { sharedRead } from './shared-read.ts';

/** Reads that end on command; each answer is the number of the read. */
function slowReading() {
  const reads: { readonly resolve: () => void; readonly reject: (error: Error) => void }[] = [];
  const read = (key: string) =>
    new Promise<string>((resolve, reject) => {
      const answer = `${key}${reads.length + 1}`;
      reads.push({
        resolve: () => {
          resolve(answer);
        },
        reject,
      });
    });
  /** The read of this number, once it has begun. */
  const at = async (number: number) => {
    while (reads.length < number) await setImmediate();
    const found = reads[number - 1];
    if (found === undefined) throw new Error(`there is no read ${number}`);
    return found;
  };
  return { read, reads, at, shared: sharedRead({ shares: true }, read) };
}

describe('calls', () => {
  it('share one read where they arrive together', async () => {
    const { shared, reads, at } = slowReading();
    const calls = [shared('a'), shared('a'), shared('a')];
    (await at(1)).resolve();
    expect(await Promise.all(calls)).toEqual(['a1', 'a1', 'a1']);
    expect(reads).toHaveLength(1);
  });

  it('share the next read where they arrive during one', async () => {
    const { shared, reads, at } = slowReading();
    const first = shared('a');
    const one = await at(1);
    const later = [shared('a'), shared('a'), shared('a')];
    await setImmediate();
    expect(reads).toHaveLength(1);
    one.resolve();
    expect(await first).toBe('a1');
    const two = await at(2);
    const latest = shared('a');
    two.resolve();
    expect(await Promise.all(later)).toEqual(['a2', 'a2', 'a2']);
    (await at(3)).resolve();
    expect(await latest).toBe('a3');
  });

  it('after the end of a read start a new one', async () => {
    const { shared, at } = slowReading();
    for (const number of [1, 2, 3]) {
      const reading = shared('a');
      (await at(number)).resolve();
      expect(await reading).toBe(`a${number}`);
    }
  });

  it('for different keys do not wait for each other', async () => {
    const { shared, at } = slowReading();
    const readings = [shared('a'), shared('b')];
    (await at(2)).resolve();
    (await at(1)).resolve();
    expect(await Promise.all(readings)).toEqual(['a1', 'b2']);
  });

  it('fail with the read that they share, and no later call does', async () => {
    const { shared, at } = slowReading();
    const failing = [shared('a').catch(String), shared('a').catch(String)];
    const one = await at(1);
    const next = shared('a');
    one.reject(new Error('base'));
    expect(await Promise.all(failing)).toEqual(['Error: base', 'Error: base']);
    (await at(2)).resolve();
    expect(await next).toBe('a2');
  });

  it('read alone with the switch off', () => {
    const { read, reads } = slowReading();
    const alone = sharedRead({ shares: false }, read);
    void [alone('a'), alone('a'), alone('a')];
    expect(reads).toHaveLength(3);
  });
});
