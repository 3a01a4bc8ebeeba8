import { describe, expect, it } from 'vitest';

import { repositories } from './catalogue/rule-facts.ts';
import { coverage, notCovered, withoutFacts } from './coverage.ts';

describe.each(repositories)('rules of %s', (repository) => {
  const rules = coverage(repository);

  it('either have an implementation or a reason for its absence', () => {
    const reasons = notCovered[repository];
    const missing = rules.filter((rule) => rule.missing !== null).map(({ key }) => key);
    expect(missing).toEqual(Object.keys(reasons).sort((a, b) => Number(a.slice(1)) - Number(b.slice(1))));
  });
});

describe('implemented rules', () => {
  it('are named where the catalogue has no facts about them', () => {
    expect(withoutFacts()).toEqual([]);
    expect(withoutFacts(['S1472', 'S1444', 'S9001'], ['S100', 'S9002'])).toEqual(['S9001', 'S9002']);
  });
});
