import { describe, expect, it } from 'vitest';

import { findLines } from '../testing/find-lines.ts';
import { rule } from './rule.ts';

describe('S6606: what stands in for nothing', () => {
  it.each([
    ['const f = (a: any) => (a != null ? a : 1);'],
    ['const f = (a: any) => (a === null || a === undefined ? 1 : a);'],
  ])('finds it in %s', (text) => {
    expect(findLines(rule, text, 'a.ts')).toEqual([1]);
  });

  it.each([
    ['const f = (a: any) => a || 1;'],
    ['const f = (a: any) => (a ? a : 1);'],
    ['const f = (a: string) => a || "b";'],
    ['let a; if (a == null) a = 1;'],
    ['let a; a ||= 1;'],
  ])('finds nothing in %s', (text) => {
    expect(findLines(rule, text, 'a.ts')).toEqual([]);
  });
});
