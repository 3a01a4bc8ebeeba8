import { describe, expect, it } from 'vitest';

import { findLines } from '../testing/find-lines.ts';
import { rule } from './rule.ts';

describe('S6861: a mutable export', () => {
  it.each([
    ['export let a = 1;'],
    ['export var a = 1;'],
    ['let a = 1; export { a };'],
    ['let a = 1; export default a;'],
  ])('finds it in %s', (text) => {
    expect(findLines(rule, text)).toEqual([1]);
  });

  it.each([
    ['export const a = 1;'],
    ['export function a() {}'],
    ['const a = 1; export { a as b };'],
    ['export { a } from "b";'],
  ])('finds nothing in %s', (text) => {
    expect(findLines(rule, text)).toEqual([]);
  });
});
