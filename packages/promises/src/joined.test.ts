import { expect, it, vi } from 'vitest';

import { joined } from './joined.ts';

interface Open {
  readonly resolve: (value: string) => void;
  readonly reject: (reason: Error) => void;
}

function calls() {
  const open: Open[] = [];
  const call = vi.fn<(key: string, more: readonly string[]) => Promise<string>>(
    () =>
      new Promise((resolve, reject) => {
        open.push({ resolve, reject });
      }),
  );
  return { open, call };
}

it('calls with the same arguments share the one under way, and no later one', async () => {
  const { open, call } = calls();
  const join = joined(call);
  const both = [join('a', ['x']), join('a', ['x'])];
  const other = join('a', ['y']);
  expect(call).toHaveBeenCalledTimes(2);
  open[0]?.resolve('first');
  open[1]?.resolve('other');
  expect(await Promise.all([...both, other])).toEqual(['first', 'first', 'other']);
  const next = join('a', ['x']);
  open[2]?.resolve('second');
  expect(await next).toBe('second');
});

it('a failure reaches every caller and is not kept', async () => {
  const { open, call } = calls();
  const join = joined(call);
  const both = Promise.allSettled([join('a', []), join('a', [])]);
  open[0]?.reject(new Error('no'));
  expect((await both).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  void join('a', []);
  expect(call).toHaveBeenCalledTimes(2);
});

it('returns the call under way', async () => {
  const { open, call } = calls();
  const join = joined(call);
  expect(join.underWay('a', [])).toBeNull();
  const running = join('a', []);
  expect(join.underWay('a', [])).toBe(running);
  expect(join.underWay('b', [])).toBeNull();
  open[0]?.resolve('done');
  await running;
  expect(join.underWay('a', [])).toBeNull();
});
