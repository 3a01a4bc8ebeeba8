import { describe, expect, it } from 'vitest';

import { findInScripts } from '../find-in-scripts.ts';
import { findLines } from '../testing/find-lines.ts';
import { rule } from './rule.ts';

describe('S2187', () => {
  it.each([
    ["describe('a', () => {});", 'a.test.js'],
    ["test.describe('a', f);", 'a.spec.ts'],
    ["Deno.test('a', f);", 'a.test.js'],
    ['it`a`;', 'a.test.js'],
    ['', 'x/a.spec.mjs'],
  ])('reports a file with %j as %s', (text, path) => {
    expect(findLines(rule, text, path)).toEqual([0]);
  });

  it.each([
    ["it('a', f);", 'a.test.js'],
    ["it.skip.each([1])('a', f);", 'a.test.ts'],
    ["describe('a', () => { test.only('b', f); });", 'a.spec.js'],
    ['fit();', 'a.test.js'],
    ["describe('a', f);", 'test/a.js'],
    ["describe('a', f);", 'atest.js'],
  ])('accepts %j in %s', (text, path) => {
    expect(findLines(rule, text, path)).toEqual([]);
  });

  it('is a finding of the whole file, in tests alone', () => {
    const files = [{ path: 'a.test.js', text: 'f();\n' }];
    const find = (role: 'main' | 'test') => findInScripts(files, undefined, () => role).get('a.test.js');
    expect(find('test')).toMatchObject([{ rule: 'javascript:S2187', range: null }]);
    expect(find('main')).toEqual([]);
  });
});
