import { describe, expect, it } from 'vitest';

import { readPythonSource } from '../../../testing/read-python.ts';
import { runPythonRules } from './find-in-python.ts';
import type { PythonRule } from './python-rule.ts';

const file = (...rows: readonly string[]) => ({
  source: readPythonSource(...rows),
  path: 'a.py',
  project: null,
});
const names: PythonRule = ({ report }) => ({
  Name: (node) => {
    report({ node, message: 'a name', gap: 3 });
  },
});

describe('running rules', () => {
  it('returns the rule, message, range and effort of findings', () => {
    expect(runPythonRules(file('a = 1', '  + bc'.trim()), { S1192: names })).toEqual([
      {
        rule: 'python:S1192',
        message: 'a name',
        range: { startLine: 1, startColumn: 0, endLine: 1, endColumn: 1 },
        effort: 8,
      },
      {
        rule: 'python:S1192',
        message: 'a name',
        range: { startLine: 2, startColumn: 2, endLine: 2, endColumn: 4 },
        effort: 8,
      },
    ]);
  });

  it('keeps the findings of a rule before its error and those of the other rules', () => {
    const failing: PythonRule = ({ report }) => ({
      Name: (node) => {
        report({ node, message: 'before' });
        throw new Error('broken');
      },
    });
    const failures: unknown[] = [];
    const found = runPythonRules(file('a'), { S100: failing, S1192: names }, (key, error) =>
      failures.push([key, error]),
    );
    expect(found.map(({ rule }) => rule)).toEqual(['python:S100', 'python:S1192']);
    expect(failures).toEqual([['S100', new Error('broken')]]);
  });

  it('calls `onEnd` once, after the last node', () => {
    const calls: string[] = [];
    const rule: PythonRule = () => ({ Pass: () => calls.push('pass'), onEnd: () => calls.push('end') });
    runPythonRules(file('pass', 'pass'), { S100: rule });
    expect(calls).toEqual(['pass', 'pass', 'end']);
  });

  it('drops the findings of a rule outside the profile', () => {
    expect(runPythonRules(file('a'), { S999999: names })).toEqual([]);
  });
});
