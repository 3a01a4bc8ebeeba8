import { describe, expect, it } from 'vitest';

import { findLines } from '../testing/find-lines.ts';
import { rule } from './rule.ts';

describe('S2970', () => {
  it.each([
    ['expect(a).to.equal;', [1]],
    ['expect(a).to;', [1]],
    ['expect(a);', [1]],
    ['expect();', [1]],
    ['assert.fail;', [1]],
    ['a.should;', [1]],
    ['a.should.be;', [1]],
    ['should.not;', [1]],
    ['expect(a).to.equal(1).and;', [1]],
    ['expect(a).resolves.not;', [1]],
  ])('reports %j', (text, lines) => {
    expect(findLines(rule, text)).toEqual(lines);
  });

  it.each([
    'expect(a).to.equal(1);',
    'expect(a).to.be.true;',
    'expect(2);',
    'expect(2).to;',
    'expect;',
    'assert;',
    'a.b.should;',
    "expect(a)['to'];",
    'chai.expect(a);',
    'foo.assert.equal;',
    'await expect(a).to.equal;',
    'const b = expect(a).to;',
  ])('accepts %j', (text) => {
    expect(findLines(rule, text)).toEqual([]);
  });
});
