import { describe, expect, it } from 'vitest';

import { findLines } from '../testing/find-lines.ts';
import { rule } from './rule.ts';

describe('S6551: an object converted to a string', () => {
  it.each([
    ['const f = (a: { b: 1 }) => `${a}`;'],
    ['const f = (a: { b: 1 }) => "" + a;'],
    ['const f = (a: { b: 1 }) => a.toString();'],
    ['const f = (a: {} | string) => `${a}`;'],
    ['const f = (a: {}) => a.toString(2);'],
    ['declare const a: bigint; a.toString(16);'],
    ['class A extends Error {} const f = (a: A) => `${a}`;'],
    ['const f = (a: { b: 1 }, c: string) => { c += a; };'],
    ['const f = (a: { b: 1 }) => 1 + 2 + "c" + 3 + a;'],
    ['const f = (a: { b: 1 }) => a + ("c" + 1);'],
  ])('finds it in %s', (text) => {
    expect(findLines(rule, text, 'a.ts')).toEqual([1]);
  });

  it.each([
    ['const f = (a: string) => `${a}`;'],
    ['const f = (a: any) => `${a}`;'],
    ['const f = (a: number[]) => `${a}`;'],
    ['const f = (a: Date) => "" + a;'],
    ['const f = (a: { b: 1 }) => String(a);'],
    ['const f = (a: Error) => `${a}`;'],
    ['const f = (a: { b: 1 } & { toString(): string }) => `${a}`;'],
    ['const f = (a: boolean | string) => `${a}`;'],
    ['const f = (a: { b: 1 }, c: any) => c + a + "d" + 1;'],
    ['const f = (a: number) => "c" + (a + 1) + a;'],
    ['const f = (a: { b: 1 }) => tag`${a}`;'],
    ['const f = (a: { b: 1 }) => [a].join();'],
    ['const f = <T extends object>(a: T) => `${a}`;'],
  ])('finds nothing in %s', (text) => {
    expect(findLines(rule, text, 'a.ts')).toEqual([]);
  });
});
