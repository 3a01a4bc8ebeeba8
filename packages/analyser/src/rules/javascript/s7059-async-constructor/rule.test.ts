import { describe, expect, it } from 'vitest';

import { findLines } from '../testing/find-lines.ts';
import { rule } from './rule.ts';

describe('S7059', () => {
  it.each([['declare function go(): { then(): void }; class A { constructor() { go(); } }', [1]]])(
    'reports %j',
    (text, lines) => {
      expect(findLines(rule, text, 'a.ts')).toEqual(lines);
    },
  );

  it.each([
    'class A { constructor() { f(() => { Promise.resolve(1); }); } }',
    'class A { constructor() { this.a = 1; } }',
  ])('accepts %j', (text) => {
    expect(findLines(rule, text, 'a.ts')).toEqual([]);
  });
});
