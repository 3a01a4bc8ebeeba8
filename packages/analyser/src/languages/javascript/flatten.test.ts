import { describe, expect, it } from 'vitest';

import { flatten } from './flatten.ts';
import { parse } from './parse.ts';

function flat(text: string) {
  const syntax = parse(text, 'jsx');
  if (syntax === null) throw new Error(text);
  return flatten(syntax.program);
}

describe('flat tree', () => {
  it('lists parents before children, with the end of each subtree', () => {
    const { nodes, parents, ends } = flat('a(b); c;');
    expect(nodes.map(({ type }, i) => [type, parents[i], ends[i]])).toEqual([
      ['Program', -1, 7],
      ['ExpressionStatement', 0, 5],
      ['CallExpression', 1, 5],
      ['Identifier', 2, 4],
      ['Identifier', 2, 5],
      ['ExpressionStatement', 0, 7],
      ['Identifier', 5, 7],
    ]);
  });

  it('skips holes in arrays', () => {
    expect(flat('[, a, , b];').nodes.map(({ type }) => type)).toEqual([
      'Program',
      'ExpressionStatement',
      'ArrayExpression',
      'Identifier',
      'Identifier',
    ]);
  });

  it('walks nodes that only the second parser makes', () => {
    const { nodes } = flat('// @flow\nopaque type A = string;\nvar b = ((c): any);');
    expect(nodes.map(({ type }) => type)).toEqual(
      expect.arrayContaining(['OpaqueType', 'TypeCastExpression']),
    );
  });

  it('stands any depth', () => {
    const { nodes, ends } = flat(`a${'+a'.repeat(20_000)};`);
    expect([nodes.length, ends[0]]).toEqual([40_003, 40_003]);
  });
});
