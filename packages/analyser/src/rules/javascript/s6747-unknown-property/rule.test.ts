import { describe, expect, it } from 'vitest';

import { findLines } from '../testing/find-lines.ts';
import { rule } from './rule.ts';

describe('S6747: an unknown property', () => {
  it.each([
    ['<div class="a" />'],
    ['<div aria-foo="a" />'],
    ['<A aria-foo="a" />'],
    ['<style precedence="a" />'],
    ['<button popoverTarget="a" />'],
    ['<template shadowrootmode="open" />'],
    ['<div shadowrootmode="open" />'],
    ['<rect transform-origin="a" />'],
  ])('finds it in %s', (text) => {
    expect(findLines(rule, text, 'a.jsx')).toEqual([1]);
  });

  it.each([
    ['<div className="a" />'],
    ['<div data-a="a" />'],
    ['<A class="a" />'],
    ['<my-tag class="a" />'],
    ['<A precedence="a" />'],
    ['<button popovertarget="a" />'],
    ['<div popover="auto" onToggle={f} inert />'],
  ])('finds nothing in %s', (text) => {
    expect(findLines(rule, text, 'a.jsx')).toEqual([]);
  });
});
