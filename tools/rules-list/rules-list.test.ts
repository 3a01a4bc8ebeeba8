import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, it } from 'vitest';

import { formattedRules } from './formatted-rules.ts';

it('the page about the rules is the one that the rules give', async () => {
  const file = join(import.meta.dirname, '../../docs/reglas.md');
  expect(readFileSync(file, 'utf8')).toBe(await formattedRules());
});
