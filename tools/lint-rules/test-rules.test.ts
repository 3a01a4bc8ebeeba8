import { Linter, type Rule } from 'eslint';
import * as parser from '@typescript-eslint/parser';
import { expect, it } from 'vitest';

import { patientWaits } from './patient-waits.mjs';
import { processesEndWithTests } from './processes-end-with-tests.mjs';

function reported(rule: Rule.RuleModule, code: string): (string | undefined)[] {
  const messages = new Linter().verify(
    code,
    {
      files: ['**/*.ts'],
      plugins: { own: { rules: { rule } } },
      rules: { 'own/rule': 'error' },
      languageOptions: { parser },
    },
    'a.test.ts',
  );
  return messages.map(({ messageId }) => messageId);
}

it('accepts a process that ends with its tests, and what only looks like a start', () => {
  expect(reported(processesEndWithTests, `endWithTests(spawn('git', []));`)).toEqual([]);
  expect(reported(processesEndWithTests, 'const code = "spawn(x)"; /a/u.exec(code); start(code);')).toEqual(
    [],
  );
});

it.each([`const child = spawn('git', []);`, `execFile('git', [], done);`, `once(fork('a.ts'), 'exit');`])(
  'refuses a process that nothing ends: %s',
  (code) => {
    expect(reported(processesEndWithTests, code)).toEqual(['start']);
  },
);

it('accepts a wait with the bound of all, or with a long one', () => {
  expect(reported(patientWaits, 'await expect.poll(() => a).toBe(1);')).toEqual([]);
  expect(reported(patientWaits, 'await expect.poll(() => a, { timeout: 60_000 }).toBe(1);')).toEqual([]);
  expect(reported(patientWaits, 'await waitFor(() => a); vi.fn();')).toEqual([]);
});

it('refuses waits of one second, and short bounds', () => {
  expect(reported(patientWaits, 'await vi.waitFor(() => a);')).toEqual(['poll']);
  expect(reported(patientWaits, 'await vi.waitUntil(() => a);')).toEqual(['poll']);
  expect(reported(patientWaits, 'await expect.poll(() => a, { timeout: 5000 }).toBe(1);')).toEqual(['short']);
});
