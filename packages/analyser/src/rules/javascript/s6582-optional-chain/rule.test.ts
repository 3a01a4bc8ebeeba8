import { describe, expect, it } from 'vitest';

import { findLines } from '../testing/find-lines.ts';
import { rule } from './rule.ts';

const declared = [
  'declare const a: { b?: { c(): number } } & { d: 1 };',
  'declare const f: undefined | (() => void);',
  'declare const g: undefined | (() => number);',
].join(' ');

describe('S6582: a chain without `?.`', () => {
  it.each([
    ['a && a.b;'],
    ['a && a.b && a.b.c;'],
    ['!a || !a.b;'],
    ['a != null && a.b;'],
    ['a && a.b && a.b.c === 1;'],
    ['a && a.b != null;'],
    ['this.a && this.a.b;'],
    ['c && a && a.b;'],
    ['c && (a && a.b);'],
    ['(a && a.b) && c;'],
    ['a.b() && a.b().c;'],
    ['(a && a.b) || c;'],
    ['(a || {}).b;'],
  ])('finds it in %s', (text) => {
    expect(findLines(rule, text)).toEqual([1]);
  });

  it.each([
    ['a?.b;'],
    ['a && b.a;'],
    ['a && b && c.b;'],
    ['a && a.b === 1;'],
    ['!a || a.b !== 1;'],
    ['a && a.b !== undefined;'],
    ['a && a.b === -1;'],
    ["a && typeof a.b !== 'undefined';"],
  ])('finds nothing in %s', (text) => {
    expect(findLines(rule, text)).toEqual([]);
  });

  it.each([
    ['f && f();', []],
    ['declare const h: { i: any }; h !== null && h.i !== undefined;', []],
    ['declare const h: any; h !== null && h !== undefined && h.i !== undefined;', []],
    ['declare const h: any; h !== null && h !== undefined && h.i && h.i.j !== undefined;', [2]],
    ['g && g();', [2]],
    ['a && a.b;', []],
    ['a &&\na.b && a.b.c();', [3]],
  ])('uses the types of all operands in %j', (text, lines) => {
    expect(findLines(rule, `${declared}\n${text}`, 'a.ts')).toEqual(lines);
  });
});
