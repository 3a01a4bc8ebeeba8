import { describe, expect, it } from 'vitest';

import { findLines } from '../testing/find-lines.ts';
import { rule } from './rule.ts';

describe('S4325: an assertion without effect', () => {
  it.each([
    ['function f(a: string) { return a as string; }'],
    ['function f(a: string) { return a!; }'],
    ['function f(a: string) { return <string>a; }'],
    ["const a = 'b' as 'b';"],
    ['declare function g<S>(a: S): void; function f<S extends Missing>(a?: S) { g<S>(a!); }'],
    ['function f<S extends Missing>(a: S) { const b: S = a!; return b; }'],
    ['declare function g(a: string): void; function f(a: unknown) { g(a!); }'],
    ['declare function g(a: any): void; function f(a: unknown) { g(a!); }'],
    ['declare function g(a: string): void; function f<S extends Missing>(a: S[]) { g(a[0]!); }'],
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
    ['function f<S extends Missing>(a?: S): S { return a!; }'],
    ['function f<S extends Missing>(a?: S) { return a!.b; }'],
    ['function f<S extends Missing>(a: S) { let b: S; b = a!; return b; }'],
    ['declare function g(a: unknown): void; function f<S extends Missing>(a: S) { g(a!()); }'],
    ["const a = ['b'] as const;"],
  ])('finds nothing in %s', (text) => {
    expect(findLines(rule, text, 'a.ts')).toEqual([]);
  });
});
