import { expect, it, vi } from 'vitest';

import { runChecks } from './run-checks.ts';

it('names each check that failed with the command that runs it alone', async () => {
  vi.spyOn(console, 'log').mockReturnValue();
  const tally = await runChecks([
    { name: 'good', args: ['-e', ''] },
    { name: 'tsc some/room', args: ['-e', 'process.exit(1)'] },
  ]);
  vi.restoreAllMocks();
  expect(tally).toEqual({
    passed: 1,
    failed: 1,
    failures: ['tsc some/room\n    npm run check -- "tsc some/room"'],
  });
});
