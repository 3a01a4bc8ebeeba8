import { describe, expect, it } from 'vitest';

import { findLines } from '../testing/find-lines.ts';
import { rule } from './rule.ts';

describe('S6571: a redundant constituent of a type', () => {
  it.each([
    ['type A = any | string;'],
    ['type A = unknown | string;'],
    ['type A = string | "a";'],
    ['type A = never | string;'],
    ['type A = unknown & string;'],
    ['type Alias = string; type A = Alias | "a";'],
  ])('finds it in %s', (text) => {
    expect(findLines(rule, text, 'a.ts')).toEqual([1]);
  });

  it.each([
    ['type A = string | number;'],
    ['type A = Missing | string;'],
    ['type Alias = any; type A = Alias | string;'],
    ['type Alias = unknown; type A = Alias | string;'],
    ['type Alias = unknown; type A = Alias & string;'],
    ['type Alias<T> = T | ((a: T) => T); interface A { a?: true | Alias<unknown>; }'],
    ['declare const b: unknown; type A = typeof b | string;'],
  ])('finds nothing in %s', (text) => {
    expect(findLines(rule, text, 'a.ts')).toEqual([]);
  });
});
