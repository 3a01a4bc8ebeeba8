import { describe, expect, it } from 'vitest';

import { findLines } from '../testing/find-lines.ts';
import { rule } from './rule.ts';

// As a SonarQube 10.7 reports them.
describe('S4658', () => {
  it.each([
    ['@media print{}', 'css', [1]],
    ['@media print{a{}}', 'css', [1]],
    ['@font-face{}', 'css', [1]],
    ['@keyframes x{from{}to{}}', 'css', [1, 1]],
    ['a{b:c} b{} c{}', 'css', [1, 1]],
    ['a{\n}\n', 'css', [1]],
    ['a:hover,b{}\n', 'css', [1]],
    ['@include x{}', 'scss', [1]],
    ['@if $a{}@else{}', 'scss', [1, 1]],
    ['@function f(){}', 'scss', [1]],
    ['.a(){}', 'less', [1]],
    ['a{}', 'less', [1]],
  ] as const)('reports %j (%s)', (text, dialect, lines) => {
    expect(findLines(rule, text, dialect)).toEqual(lines);
  });

  it.each([
    ['a{/* c */}', 'css'],
    ['a{ // x\n}', 'scss'],
  ] as const)('accepts %j (%s)', (text, dialect) => {
    expect(findLines(rule, text, dialect)).toEqual([]);
  });
});
