import { describe, expect, it } from 'vitest';

import { findLines } from '../testing/find-lines.ts';
import { rule } from './rule.ts';

describe('S3863: a module imported twice', () => {
  it('is found at each of its declarations', () => {
    expect(findLines(rule, 'import a from "m";\nimport b from "n";\nimport { c } from "m";')).toEqual([1, 3]);
  });

  it.each([
    ['import a from "m";\nimport * as b from "m";'],
    ['import a from "m";\nimport type { B } from "m";'],
    ['import a from "m";\nexport { b } from "m";'],
  ])('is not found in %j', (text) => {
    expect(findLines(rule, text, 'a.ts')).toEqual([]);
  });
});
