import { describe, expect, it } from 'vitest';

import { findLines } from '../testing/find-lines.ts';
import { rule } from './rule.ts';

describe('S4123: await of a value that is not a promise', () => {
  it.each([
    ['async function f(x: number) { await x; }'],
    ['async function f<T>(x: T) { await x; }'],
    ['async function f() { await [1]; }'],
    ['async function f(g: () => void) { await g(); }'],
  ])('finds it in %s', (text) => {
    expect(findLines(rule, text, 'a.ts')).toEqual([1]);
  });

  it.each([
    ['async function f(x: Promise<number>) { await x; }'],
    ['async function f(x: any) { await x; }'],
    ['async function f(x: unknown) { await x; }'],
    ['async function f(x: number | Promise<number>) { await x; }'],
    ['async function f(x: { then(done: () => void): void }) { await x; }'],
    ['/** @returns {Promise<number>} */ function g() { return 1; } async function f() { await g(); }'],
    ['async function f(x: boolean) { await !x; }'],
    ['async function f(x: number | string) { await x; }'],
    ['async function f(x: Missing) { await x; }'],
  ])('finds nothing in %s', (text) => {
    expect(findLines(rule, text, 'a.ts')).toEqual([]);
  });
});
