import { describe, expect, it } from 'vitest';

import { findLines } from '../testing/find-lines.ts';
import { rule } from './rule.ts';

describe('S3415', () => {
  it.each([
    ["it('a', () => { assert.equal(1, a); });", [1]],
    ["it('a', () => { assert.equal(null, a); });", [1]],
    ['it(\'a\', () => { assert.deepEqual("x", f(), "m"); });', [1]],
    ["it('a', () => { expect(1).to.equal(a); });", [1]],
    ["it('a', () => { expect(1).equal(a); });", [1]],
    ["it('a', () => { expect(1).to.deep.equal(a); });", [1]],
    ["it('a', () => { expect(1).to.be.closeTo(a, 1); });", [1]],
    ["it('a', () => { should.fail(1, a); });", [1]],
    ["describe('a', () => { it.only('b', () => assert.equal(1, a)); });", [1]],
  ])('reports %j', (text, lines) => {
    expect(findLines(rule, text)).toEqual(lines);
  });

  it.each([
    "it('a', () => { assert.equal(a, 1); });",
    "it('a', () => { assert.equal(1, 2); });",
    "it('a', () => { assert.equal(-1, a); });",
    "it('a', () => { assert.equal(`a`, a); });",
    "it('a', () => { assert['equal'](1, a); });",
    "it('a', () => { chai.assert.equal(1, a); });",
    "it('a', () => { assert.deepStrictEqual(1, a); });",
    "it('a', () => { expect(1).toBe(a); });",
    "it('a', () => { expect(1).to.equal(); });",
    "it('a', () => { assert.fail(1); });",
    "it('a', () => { a.equal(1, a); });",
    "test('a', () => { assert.equal(1, a); });",
    'assert.equal(1, a);',
  ])('accepts %j', (text) => {
    expect(findLines(rule, text)).toEqual([]);
  });
});
