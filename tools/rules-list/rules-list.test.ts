import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { format, resolveConfig } from 'prettier';
import { expect, it } from 'vitest';

import { rulesList } from './rules-list.ts';

it('the page about the rules is the one that the rules give', async () => {
  const file = join(import.meta.dirname, '../../docs/reglas.md');
  const options = { ...(await resolveConfig(file)), parser: 'markdown' };
  expect(readFileSync(file, 'utf8')).toBe(await format(rulesList(), options));
});
