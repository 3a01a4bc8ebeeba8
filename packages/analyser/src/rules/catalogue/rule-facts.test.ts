import { describe, expect, it } from 'vitest';

import { effortOf, factsOf, repositories, rulesOf, severities } from './rule-facts.ts';

describe('the rule facts of the profile', () => {
  it('cover as many code smells as the profiles have', () => {
    const sizes = Object.fromEntries(repositories.map((r) => [r, Object.keys(rulesOf(r)).length]));
    expect(sizes).toEqual({ javascript: 177, typescript: 189, python: 125, css: 9, Web: 33, docker: 18 });
  });

  it('use only values of the closed lists', () => {
    const all = repositories.flatMap((r) => Object.values(rulesOf(r)));
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
    expect([factsOf('javascript:S1444'), factsOf('css:S100'), factsOf('S100')]).toEqual([null, null, null]);
  });
});

const raise = (): never => {
  throw new Error('unknown rule');
};
