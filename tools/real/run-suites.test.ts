import { expect, it } from 'vitest';

import { failureText } from '../lib/rerun.ts';
import { named } from './run-suites.ts';

const title = 'Varios servidores';
const command = '    npm run test:real -- "Varios servidores"';

it('names a failure with the command of its suite, which starts the servers', () => {
  const failures = [failureText('tests/real/a.test.ts', 'works', 'Error: no')];
  expect(named({ passed: 1, failed: 1, failures }, title).failures).toEqual([
    `tests/real/a.test.ts: works\n${command}\n    | Error: no`,
  ]);
});

it('names a suite whose servers did not start, and none that passed', () => {
  expect(named({ passed: 0, failed: 1 }, title).failures).toEqual([`${title}\n${command}`]);
  expect(named({ passed: 2, failed: 0 }, title).failures).toEqual([]);
});
