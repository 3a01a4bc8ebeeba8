import { describe, expect, it } from 'vitest';

import { findLines } from '../testing/find-lines.ts';
import { rule } from './rule.ts';

describe('S1515', () => {
  it.each([
    ['for (var i = 0; i < 1; i++) { f(function () { return i; }); }', [1]],
    ['var i; for (const a of b) { if (a) { f(function () { return i; }); } i = a; }', [1]],
  ])('reports %j', (text, lines) => {
    expect(findLines(rule, text)).toEqual(lines);
  });

  it.each([
    'for (let i = 0; i < 1; i++) { f(() => i); }',
    'var i; for (const a of b) { if (a) { i = a; } f(() => i); }',
    'for (const a of b) { (function () { var c = a; f(() => c); })(); }',
    'for (var i = 0; i < 1; i++) { list.forEach(() => i); (() => i)(); }',
  ])('accepts %j', (text) => {
    expect(findLines(rule, text)).toEqual([]);
  });
});
