import { expect, it } from 'vitest';

import { checkDecision } from './check-decision.ts';

it('accepts a decision of 250 words and refuses one of 251', () => {
  expect(checkDecision(`${'word '.repeat(249)}word\n`)).toEqual([]);
  expect(checkDecision('word\n'.repeat(251))).toEqual(['tiene 251 palabras, y el límite es 250']);
});
