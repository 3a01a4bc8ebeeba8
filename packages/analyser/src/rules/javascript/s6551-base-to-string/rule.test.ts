import { describe, expect, it } from 'vitest';

import { findLines } from '../testing/find-lines.ts';
import { rule } from './rule.ts';

describe('S6551: an object that becomes a string', () => {
  it.each([
    ['const f = (a: { b: 1 }) => `${a}`;'],
    ['const f = (a: { b: 1 }) => "" + a;'],
    ['const f = (a: { b: 1 }) => a.toString();'],
    ['const f = (a: {} | string) => `${a}`;'],
  ])('finds it in %s', (text) => {
    expect(findLines(rule, text, 'a.ts')).toEqual([1]);
  });

  it.each([
    ['const f = (a: string) => `${a}`;'],
    ['const f = (a: any) => `${a}`;'],
    ['const f = (a: number[]) => `${a}`;'],
    ['const f = (a: Date) => "" + a;'],
    ['const f = (a: { b: 1 }) => String(a);'],
    ['const f = (a: {}) => a.toString(2);'],
    ['const f = <T extends object>(a: T) => `${a}`;'],
  ])('finds nothing in %s', (text) => {
    expect(findLines(rule, text, 'a.ts')).toEqual([]);
  });
});
