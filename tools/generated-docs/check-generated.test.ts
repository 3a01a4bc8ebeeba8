import { expect, it } from 'vitest';

import { changedPages, missingFacts } from './check-generated.ts';

it('names the pages that differ from what would be written, with the command that writes them', () => {
  const pages = new Map([
    ['docs/a.md', 'new'],
    ['docs/b.md', 'equal'],
  ]);
  expect(changedPages(pages, (path) => (path === 'docs/a.md' ? 'old' : 'equal'))).toEqual([
    'docs/a.md no corresponde al código: ejecute «npm run docs»',
  ]);
});

it('names the folder that a rule without facts is missing in', () => {
  expect(missingFacts('S9001')).toContain(
    'S9001 está en un registro, pero no en packages/analyser/src/rules/catalogue',
  );
});
