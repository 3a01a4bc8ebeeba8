import { describe, expect, it } from 'vitest';

import { findLines } from '../testing/find-lines.ts';
import { rule } from './rule.ts';

describe('S6478: a component within another', () => {
  it.each([
    ['function Outer() { const Inner = () => <p />; return <Inner />; }'],
    ['function Outer() { return <List footer={() => <p />} />; }'],
  ])('finds it in %s', (text) => {
    expect(findLines(rule, text, 'a.jsx')).toEqual([1]);
  });

  it.each([
    ['function Outer() { return <List render={() => <p />} />; }'],
    ['const Inner = () => <p />; function Outer() { return <Inner />; }'],
  ])('finds nothing in %s', (text) => {
    expect(findLines(rule, text, 'a.jsx')).toEqual([]);
  });
});
