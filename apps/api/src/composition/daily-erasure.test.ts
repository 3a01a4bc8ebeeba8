import { expect, it } from 'vitest';

import { eraseEach } from './daily-erasure.ts';

it('a chore that fails is logged, and those after it run', async () => {
  const lines: unknown[] = [];
  const log = (...line: readonly unknown[]) => void lines.push(line);
  const err = new Error('broken');
  await eraseEach(
    { info: log, error: log },
    { first: () => Promise.reject(err), second: () => Promise.resolve(3), third: () => Promise.resolve(0) },
  );
  expect(lines).toEqual([
    [{ err }, 'first could not be erased'],
    [{ count: 3 }, 'second erased'],
  ]);
});
