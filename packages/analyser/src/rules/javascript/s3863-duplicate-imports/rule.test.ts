import { describe, expect, it } from 'vitest';

import { findInScripts } from '../find-in-scripts.ts';
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

  it('is found where two relative names lead to one script', () => {
    const text =
      "import { a } from '.';\nimport { b } from './index';\nimport { c } from './index.js';\na(b, c);";
    const linesIn = (...files: readonly { path: string; text: string }[]) =>
      findInScripts([{ path: 'x/a.js', text }, ...files])
        .get('x/a.js')
        ?.flatMap(({ rule: key, range }) => (key === 'javascript:S3863' ? [range?.startLine] : []));
    expect(linesIn({ path: 'x/index.js', text: 'export let a, b, c;' })).toEqual([1, 2, 3]);
    expect(linesIn({ path: 'x/index.ts', text: 'export let a: 1;' })).toEqual([]);
    expect(linesIn()).toEqual([]);
  });
});
