import { describe, expect, it } from 'vitest';

import { findLines } from '../testing/find-lines.ts';
import { rule } from './rule.ts';

// As a SonarQube 10.7 reports them.
describe('S7021', () => {
  it.each([
    ['FROM a:1\nWORKDIR a', [2]],
    ['FROM a:1\nWORKDIR ./a', [2]],
    ['FROM a:1\nWORKDIR ../a', [2]],
    ['FROM a:1\nARG A=b\nWORKDIR $A', [3]],
    ['FROM a:1\nENV A=b\nWORKDIR $A', [3]],
    ['FROM a:1\nENV A=b\nWORKDIR ${A}/c', [3]],
    ['FROM a:1\nWORKDIR "a"', [2]],
    ["FROM a:1\nWORKDIR 'a'", [2]],
    ['FROM a:1\nWORKDIR \\\\a', [2]],
    ['FROM a:1\nWORKDIR a b', [2]],
    ['FROM a:1\nWORKDIR .', [2]],
    ['FROM a:1\nONBUILD WORKDIR a', [2]],
    ['FROM a:1\nWORKDIR C:', [2]],
    ['FROM a:1\nWORKDIR "a b"', [2]],
    ['FROM a:1\nWORKDIR %A', [2]],
    ['FROM a:1\nENV A=/x B=y\nWORKDIR $B', [3]],
    ['FROM a:1\nENV A x\nWORKDIR $A', [3]],
    ['FROM a:1\nENV B=x\nENV A=$B/y\nWORKDIR $A', [4]],
    ['FROM a:1\nENV A="x"\nWORKDIR $A', [3]],
    ['FROM a:1\nWORKDIR a # b', [2]],
    ['FROM a:1\nWORKDIR /x\nWORKDIR y', [3]],
    ['FROM a:1\nWORKDIR a\\\\b', [2]],
  ])('reports %j', (text, lines) => {
    expect(findLines(rule, text).toSorted()).toEqual(lines);
  });

  it.each([
    'FROM a:1\nWORKDIR $A',
    'FROM a:1\nWORKDIR /a',
    'FROM a:1\nWORKDIR ~',
    'FROM a:1\nWORKDIR ~/a',
    'FROM a:1\nWORKDIR ${A}/b',
    'FROM a:1\nWORKDIR a/$A',
    'FROM a:1\nWORKDIR $A/b',
    'FROM a:1\nWORKDIR "/a"',
    'FROM a:1\nWORKDIR C:\\\\a',
    'FROM a:1\nWORKDIR C:/a',
    'FROM a:1\nWORKDIR',
    'FROM a:1\nWORKDIR %A%',
    'FROM a:1\nWORKDIR ${A:-b}',
    'FROM a:1\nWORKDIR /a b',
    'FROM a:1\nWORKDIR $A$B',
    'FROM a:1\nENV A=/x\nWORKDIR ${A}y',
    'FROM a:1\nARG A\nWORKDIR $A',
    'FROM a:1\nWORKDIR ${A:-b}/c',
    'FROM a:1\nENV A /x\nWORKDIR $A',
    'FROM a:1\nENV A=x\nFROM b:1\nWORKDIR $A',
    'FROM a:1\nENV A=$B\nWORKDIR $A',
    'FROM a:1\nENV B=/x\nENV A=$B/y\nWORKDIR $A',
    "FROM a:1\nENV A='/x'\nWORKDIR $A",
    'FROM a:1\nWORKDIR $HOME',
    'ARG A=x\nFROM b:1\nWORKDIR $A',
    'ARG A=x\nFROM b:1\nARG A\nWORKDIR $A',
  ])('accepts %j', (text) => {
    expect(findLines(rule, text)).toEqual([]);
  });
});
