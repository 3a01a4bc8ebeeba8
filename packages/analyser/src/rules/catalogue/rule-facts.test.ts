import { describe, expect, it } from 'vitest';

import { effortOf, factsOf, rulesOf, severities } from './rule-facts.ts';

describe('facts of the profile', () => {
  it('hold 177, 189 and 125 code smells', () => {
    const sizes = (['javascript', 'typescript', 'python'] as const).map(
      (r) => Object.keys(rulesOf(r)).length,
    );
    expect(sizes).toEqual([177, 189, 125]);
  });

  it('are of the closed lists', () => {
    const all = (['javascript', 'typescript', 'python'] as const).flatMap((r) => Object.values(rulesOf(r)));
    for (const { severity, scope, effort, gap, tags } of all) {
      expect(severities).toContain(severity);
      expect(['MAIN', 'TEST', 'ALL']).toContain(scope);
      expect(Number.isInteger(effort) && Number.isInteger(gap) && effort + gap >= 0).toBe(true);
      expect(Array.isArray(tags)).toBe(true);
    }
  });

  it('give the effort of a finding, constant or growing', () => {
    expect(effortOf(factsOf('python:S100') ?? raise())).toBe(5);
    expect(effortOf(factsOf('python:S1192') ?? raise(), 2)).toBe(6);
    expect(effortOf(factsOf('javascript:S3776') ?? raise(), 3)).toBe(8);
  });

  it('do not know rules of other profiles', () => {
    expect([factsOf('javascript:S1444'), factsOf('css:S4666'), factsOf('S100')]).toEqual([null, null, null]);
  });
});

const raise = (): never => {
  throw new Error('unknown rule');
};
