import ts from 'typescript';
import { expect, test } from 'vitest';

import { someNode } from './ts-nodes.ts';

const numbersIn = (text: string): number => {
  let count = 0;
  someNode(ts.createSourceFile('a.js', text, ts.ScriptTarget.Latest, false), (node) => {
    if (ts.isNumericLiteral(node)) count += 1;
    return false;
  });
  return count;
};

test('the search visits every node of a tree of any depth', () => {
  expect(numbersIn('f(1, { a: [2, () => 3] });')).toBe(3);
  expect(numbersIn(Array(50_000).fill('1').join(' + '))).toBe(50_000);
});

test('the search ends with the first match', () => {
  let met = 0;
  const top = ts.createSourceFile('a.js', '1; 2; 3;', ts.ScriptTarget.Latest, false);
  expect(someNode(top, (node) => ((met += 1), ts.isExpressionStatement(node)))).toBe(true);
  expect(met).toBeLessThan(4);
});
