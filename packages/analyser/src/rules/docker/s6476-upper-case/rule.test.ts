import { describe, expect, it } from 'vitest';

import { findLines } from '../testing/find-lines.ts';
import { rule } from './rule.ts';

// As a SonarQube 10.7 reports them.
describe('S6476', () => {
  it.each([
    ['FROM a:1\nrun ls', [2]],
    ['FROM a:1\nRun ls', [2]],
    ['FROM a:1\nFROM b:1 as c', [2]],
    ['FROM a:1\nfrom b:1 AS c', [2]],
    ['FROM a:1\nFROM b:1 As c', [2]],
    ['FROM a:1\nenv A=b', [2]],
    ['FROM a:1\nONBUILD run ls', [2]],
    ['FROM a:1\nonbuild RUN ls', [2]],
    ['FROM a:1\nHEALTHCHECK cmd ls', [2]],
    ['FROM a:1\nhealthcheck CMD ls', [2]],
    ['FROM a:1\ncmd ls\nentrypoint ls', [2, 3]],
    ['FROM a:1\nRUN x\nmaintainer a', [3]],
    ['FROM a:1\nadd a b', [2]],
  ])('reports %j', (text, lines) => {
    expect(findLines(rule, text).toSorted()).toEqual(lines);
  });

  it.each([
    'FROM a:1\nCMD echo $A',
    'FROM a:1\nENTRYPOINT echo $A',
    'FROM a:1\nENV B $A',
    'FROM a:1\nARG B=$A',
    'FROM a:1\nEXPOSE $A',
    'FROM a:1\nUSER $A',
    'FROM a:1\nONBUILD RUN echo $A',
    'FROM a:1\nSHELL ["a","$A"]',
    'FROM a:1\nSTOPSIGNAL $A',
    'FROM a:1\nHEALTHCHECK none',
    'FROM a:1\nMAINTAINER a',
    'FROM a:1\nARG A=b\nWORKDIR $A',
    'FROM a:1\nARG A=/b\nWORKDIR $A',
    'FROM a:1\nONBUILD WORKDIR a',
    'FROM a:1\nARG A=x\nADD $A /b',
    'FROM a:1\nONBUILD ADD a b',
    'FROM a:1\nENTRYPOINT cd a && ls',
    'FROM a:1\nONBUILD RUN cd a && ls',
    'FROM a:1\nCMD rm *',
    'FROM a:1\nENTRYPOINT rm *',
    'FROM a:1\nENV A b\nRUN unset A',
    'FROM a:1\nCMD apt-get update',
    'FROM a:1\nCMD apt-get install x',
    'FROM a:1\nARG X\nADD ${X} b',
    'FROM a:1\nARG A\nWORKDIR $A',
    'FROM a:1\nENV A /x\nWORKDIR $A',
    'FROM a:1\nRUN ls',
    'FROM a:1\nFROM b:1 AS c',
    'FROM a:1\nONBUILD RUN ls',
  ])('accepts %j', (text) => {
    expect(findLines(rule, text)).toEqual([]);
  });
});
