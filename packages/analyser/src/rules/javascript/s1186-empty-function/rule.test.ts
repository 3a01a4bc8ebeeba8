import { describe, expect, it } from 'vitest';

import { findLines } from '../testing/find-lines.ts';
import { rule } from './rule.ts';

describe('S1186: an empty function', () => {
  it.each([
    ['function f() {}'],
    ['const f = function () {};'],
    ['class A { m() {} }'],
    ['function once() {}'],
    ['class A { on() {} }'],
    ['class A { onmount() {} }'],
    ["class A { 'onMount'() {} }"],
    ['class A { #onMount() {} }'],
  ])('finds it in %s', (text) => {
    expect(findLines(rule, text)).toEqual([1]);
  });

  it.each([
    ['function f() { /* nothing to do */ }'],
    ['function noop() {}'],
    ['const doNoop = function () {};'],
    ['const o = { m() {} };'],
    ['call(function () {});'],
    ['const f = () => {};'],
    ['class A { constructor() {} }'],
    ['function NOOP() {}'],
    ['class A { onMount() {} }'],
    ['class A { get onMount() {} }'],
    ['function onMount() {}'],
    ['const onMount = function () {};'],
  ])('finds nothing in %s', (text) => {
    expect(findLines(rule, text)).toEqual([]);
  });
});
