import { describe, expect, it } from 'vitest';

import { coverage, notCovered } from './coverage.ts';

describe.each(['javascript', 'typescript', 'python'] as const)('rules of %s', (repository) => {
  const rules = coverage(repository);

  it('either have an implementation or a reason for its absence', () => {
    const reasons = notCovered[repository];
    const missing = rules.filter((rule) => rule.missing !== null).map(({ key }) => key);
    expect(missing).toEqual(Object.keys(reasons).sort((a, b) => Number(a.slice(1)) - Number(b.slice(1))));
  });
});
