import { expect, it } from 'vitest';

import { coverage } from '../../packages/analyser/src/rules/coverage.ts';
import { differences } from '../../tools/generated-docs/compared-rules.ts';
import { options, publicRules } from './settings.ts';

const keys = new Set(
  (['javascript', 'typescript'] as const).flatMap((each) => coverage(each).map(({ key }) => key)),
);

it('the reference rules are those of the profile', () => {
  const named = [...publicRules.keys(), ...Object.keys(options), ...differences.map(({ key }) => key)];
  expect(named.filter((key) => !keys.has(key))).toEqual([]);
});

it('every difference has its reason', () => {
  expect(differences.filter(({ why }) => why === '' || why.startsWith('open'))).toEqual([]);
});
