import { describe, expect, it } from 'vitest';

import { findLines } from '../testing/find-lines.ts';
import { rule } from './rule.ts';

describe('S4325: an assertion without effect', () => {
  it.each([
    ['function f(a: string) { return a as string; }'],
    ['function f(a: string) { return a!; }'],
    ['function f(a: string) { return <string>a; }'],
    ["const a = 'b' as 'b';"],
    ['declare function f<T>(): Promise<T>; const a = f() as Promise<string>;'],
  ])('finds it in %s', (text) => {
    expect(findLines(rule, text, 'a.ts')).toEqual([1]);
  });

  it.each([
    ['function f(a: unknown) { return a as string; }'],
    ['function f(a: string) { return ({ a }) as { a: string }; }'],
    ['function f(a: string) { return (a as unknown) as string; }'],
    ['function f(a: string[]) { return a as Missing; }'],
    ["let a = 'b' as 'b';"],
    ["const a = ['b'] as const;"],
  ])('finds nothing in %s', (text) => {
    expect(findLines(rule, text, 'a.ts')).toEqual([]);
  });
});
