import { describe, expect, it } from 'vitest';

import { findLines } from '../testing/find-lines.ts';
import { rule } from './rule.ts';

describe('S6647: a constructor without effect', () => {
  it.each([
    ['class A { constructor() {} }'],
    ['class A extends B { constructor(a) { super(a); } }'],
    ['class B { constructor() { g(); } } class A extends B { constructor() { super(); } }'],
    ["import * as b from 'b'; class A extends b.B { constructor(a) { super(a); } }"],
  ])('finds it in %s', (text) => {
    expect(findLines(rule, text, 'a.ts')).toEqual([1]);
  });

  it.each([
    ['class A { constructor() { start(); } }'],
    ['@injected class A extends B { constructor(a) { super(a); } }'],
    ['class A { private constructor() {} }'],
    ["import { B } from 'b'; class A extends B { constructor(a) { super(a); } }"],
    ["import B from 'b'; class A extends B { constructor() { super(); } }"],
    ['class B { protected constructor() { g(); } } class A extends B { constructor() { super(); } }'],
  ])('finds nothing in %s', (text) => {
    expect(findLines(rule, text, 'a.ts')).toEqual([]);
  });
});
