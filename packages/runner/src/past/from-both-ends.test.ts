import { describe, expect, it } from 'vitest';

import { fromBothEnds } from './from-both-ends.ts';

/** Work that ends when its index is released, and the order in which it began. */
function heldWork() {
  const begun: number[] = [];
  const held = new Map<number, { resolve: () => void; reject: (error: Error) => void }>();
  const work = (index: number): Promise<void> => {
    begun.push(index);
    return new Promise((resolve, reject) => {
      held.set(index, { resolve, reject });
    });
  };
  /** Ends the work of an index and waits until what follows has begun. */
  const end = async (index: number): Promise<void> => {
    held.get(index)?.resolve();
    await new Promise((resolve) => void setImmediate(resolve));
  };
  return { begun, end, work, fail: (index: number) => held.get(index)?.reject(new Error('broken')) };
}

describe('fromBothEnds', () => {
  it('takes neighbours from the first and from the last until both meet', async () => {
    const { begun, end, work } = heldWork();
    const ended = fromBothEnds(5, true, work);
    expect(begun).toEqual([0, 4]);
    await end(4);
    await end(3);
    expect(begun).toEqual([0, 4, 3, 2]);
    await end(0);
    await end(2);
    await end(1);
    await ended;
    expect(begun).toEqual([0, 4, 3, 2, 1]);
  });

  it('takes one after the other from the first alone', async () => {
    const { begun, end, work } = heldWork();
    const ended = fromBothEnds(3, false, work);
    for (const index of [0, 1, 2]) {
      expect(begun.at(-1)).toBe(index);
      await end(index);
    }
    await ended;
    expect(begun).toEqual([0, 1, 2]);
  });

  it.each([0, 1])('runs each of %i once', async (count) => {
    const begun: number[] = [];
    await fromBothEnds(count, true, (index) => {
      begun.push(index);
      return Promise.resolve();
    });
    expect(begun).toEqual(Array.from({ length: count }, (_, index) => index));
  });

  it('starts none after a failure', async () => {
    const { begun, end, work, fail } = heldWork();
    const ended = fromBothEnds(9, true, work);
    fail(8);
    await expect(ended).rejects.toThrow('broken');
    await end(0);
    expect(begun).toEqual([0, 8]);
  });
});
