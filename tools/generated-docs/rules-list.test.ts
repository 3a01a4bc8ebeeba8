import { expect, it } from 'vitest';

import { rulesList } from './rules-list.ts';

it('every row of a table has the cells of its header, also where a text has bars', () => {
  const cells = (row: string) => row.split(/(?<!\\)\|/u).length;
  const tables = Map.groupBy(
    rulesList()
      .split('\n\n')
      .filter((block) => block.startsWith('|')),
    (table) => new Set(table.trimEnd().split('\n').map(cells)).size,
  );
  expect([...tables.keys()]).toEqual([1]);
});
