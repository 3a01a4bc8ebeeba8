import { expect, it } from 'vitest';

import { limited } from './limited.ts';

function works() {
  const log: string[] = [];
  const ends = new Map<string, (error?: Error) => void>();
  const work = (name: string) => () =>
    new Promise<string>((resolve, reject) => {
      log.push(name);
      ends.set(name, (error) => {
        if (error) reject(error);
        else resolve(name);
      });
    });
  return { log, work, end: (name: string, error?: Error) => ends.get(name)?.(error) };
}
const full = () => new Error('full');

it('runs no more than its width at once, in the order of the calls', async () => {
  const { log, work, end } = works();
  const run = limited(2, 10, full);
  const results = ['a', 'b', 'c', 'd'].map((name) => run(work(name)));
  await Promise.resolve();
  expect(log).toEqual(['a', 'b']);
  end('b');
  await results[1];
  expect(log).toEqual(['a', 'b', 'c']);
  end('a');
  await results[0];
  end('c');
  end('d');
  expect(await Promise.all(results)).toEqual(['a', 'b', 'c', 'd']);
});

it('refuses one more than may wait, and admits calls again afterwards', async () => {
  const { work, end } = works();
  const run = limited(1, 1, full);
  const first = run(work('a'));
  const second = run(work('b'));
  await expect(run(work('c'))).rejects.toThrow('full');
  await Promise.resolve();
  end('a');
  await first;
  end('b');
  await second;
  const last = run(work('d'));
  await Promise.resolve();
  end('d');
  expect(await last).toBe('d');
});

it('a failure frees its place', async () => {
  const { work, end } = works();
  const run = limited(1, 1, full);
  const failing = run(work('a'));
  const next = run(work('b'));
  await Promise.resolve();
  end('a', new Error('no'));
  await expect(failing).rejects.toThrow('no');
  end('b');
  expect(await next).toBe('b');
});
