import { describe, expect, it } from 'vitest';

import { effortOf, factsOf, rulesOf, severities } from './rule-facts.ts';

describe('the rule facts of the profile', () => {
  it('cover 177, 189 and 125 code smells', () => {
    const sizes = (['javascript', 'typescript', 'python'] as const).map(
      (r) => Object.keys(rulesOf(r)).length,
    );
    expect(sizes).toEqual([177, 189, 125]);
  });

  it('use only values of the closed lists', () => {
    const all = (['javascript', 'typescript', 'python'] as const).flatMap((r) => Object.values(rulesOf(r)));
    for (const { severity, scope, effort, gap, tags } of all) {
      expect(severities).toContain(severity);
      expect(['MAIN', 'TEST', 'ALL']).toContain(scope);
      expect(Number.isInteger(effort) && Number.isInteger(gap) && effort + gap >= 0).toBe(true);
      expect(Array.isArray(tags)).toBe(true);
    }
  });

  it('give the constant or linear effort of a finding', () => {
    expect(effortOf(factsOf('python:S100') ?? raise())).toBe(5);
    expect(effortOf(factsOf('python:S1192') ?? raise(), 2)).toBe(6);
    expect(effortOf(factsOf('javascript:S3776') ?? raise(), 3)).toBe(8);
  });

  it('are null for rules outside the profiles', () => {
    expect([factsOf('javascript:S1444'), factsOf('css:S4666'), factsOf('S100')]).toEqual([null, null, null]);
  });
});

const raise = (): never => {
  throw new Error('unknown rule');
};
