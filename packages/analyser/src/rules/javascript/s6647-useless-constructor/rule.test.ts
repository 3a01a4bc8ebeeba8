import { describe, expect, it } from 'vitest';

import { findLines } from '../testing/find-lines.ts';
import { rule } from './rule.ts';

describe('S6647: a constructor that does nothing', () => {
  it.each([['class A { constructor() {} }'], ['class A extends B { constructor(a) { super(a); } }']])(
    'finds it in %s',
    (text) => {
      expect(findLines(rule, text, 'a.ts')).toEqual([1]);
    },
  );

  it.each([
    ['class A { constructor() { start(); } }'],
    ['@injected class A extends B { constructor(a) { super(a); } }'],
    ['class A { private constructor() {} }'],
  ])('finds nothing in %s', (text) => {
    expect(findLines(rule, text, 'a.ts')).toEqual([]);
  });
});
