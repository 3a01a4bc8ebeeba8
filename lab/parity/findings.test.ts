import { describe, expect, it } from 'vitest';

import { compareFindings, qualityOf, reachesTargets, reportFindings } from './findings.ts';

const at = (rule: string, line: number | null, file = 'a.js') => ({ rule, file, line, message: 'm' });

describe('findings beside those of SonarQube', () => {
  it('pair by rule, file and line, each once', () => {
    const theirs = [at('javascript:S1', 1), at('javascript:S1', 1), at('javascript:S2', null)];
    const ours = [at('javascript:S1', 1), at('javascript:S1', 2), at('javascript:S2', null)];
    const { rules, missed, extra } = compareFindings(ours, theirs);
    expect(rules).toEqual([
      { rule: 'javascript:S1', theirs: 2, ours: 2, both: 1 },
      { rule: 'javascript:S2', theirs: 1, ours: 1, both: 1 },
    ]);
    expect([missed, extra]).toEqual([[at('javascript:S1', 1)], [at('javascript:S1', 2)]]);
  });

  it('count by group of languages, and rules by nine tenths of what fires', () => {
    const theirs = [...Array.from({ length: 10 }, (_, i) => at('python:S1', i)), at('python:S2', 1)];
    const ours = [...theirs.slice(1, 10), at('javascript:S1', 1), at('python:S3', 1)];
    const { rules } = compareFindings(ours, theirs);
    expect(qualityOf(rules, ['python'])).toEqual({
      theirs: 11,
      ours: 10,
      both: 9,
      recall: 9 / 11,
      precision: 0.9,
      firing: 2,
      met: 1,
    });
  });

  it('reach the targets when both languages do, and a language without findings does', () => {
    const same = [at('python:S1', 1), at('typescript:S1', 1)];
    expect(reachesTargets(compareFindings(same, same).rules)).toBe(true);
    expect(reachesTargets(compareFindings([], []).rules)).toBe(true);
    expect(reachesTargets(compareFindings(same.slice(1), same).rules)).toBe(false);
    expect(reachesTargets(compareFindings([...same, at('python:S9', 3)], same).rules)).toBe(false);
  });

  it('are listed whole when asked', () => {
    const comparison = compareFindings([at('python:S1', 1)], [at('python:S1', 2)]);
    expect(reportFindings(comparison, true)).toContain('- python:S1          a.js:2 m');
    expect(reportFindings(comparison, false)).not.toContain('a.js:2');
  });
});
