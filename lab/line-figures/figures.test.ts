import { expect, it } from 'vitest';

import { figuresOf, figuresOfRoom } from './figures.ts';

it('counts casts, and no constant assertion, import or comment', () => {
  const text =
    "import { a as b } from 'a';\n// read as JSON\nconst c = b as string;\nconst d = [1] as const;\n";
  expect(figuresOf('a.ts', text)).toEqual({ lines: 4, casts: 1, rows: 0 });
});

it('counts each sample of a table once, also where a sample is an array', () => {
  const text = "it.each([['a', [1, 2]], ['b', []], 'c'])('x', () => {});\nexpect([1, 2]).toEqual([1]);\n";
  expect(figuresOf('a.test.ts', text).rows).toBe(3);
});

it('divides the lines of tests by those of the source, without helpers', () => {
  const room = new Map([
    ['src/a.ts', 'const a = 1;\nconst b = a as number;\n'],
    ['src/a.test.ts', "it('x', () => {});\n"],
    ['src/testing/b.ts', 'const a = 1;\n'],
  ]);
  expect(figuresOfRoom(room)).toEqual({ source: 2, tests: 1, helpers: 1, ratio: 0.5, casts: 500, rows: 0 });
});
