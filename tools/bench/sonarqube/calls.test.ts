import { expect, it } from 'vitest';

import { countCalls, neededCalls, slowest, tooMany } from './calls.ts';

const logged = (url: string, ms: number | null = 1) => ({ method: 'GET', url, authorized: true, ms });
const log = [
  logged('/api/issues/search?p=1', 20),
  logged('/api/issues/search?p=2', 30),
  logged('/api/issues/search?p=3', null),
  logged('/api/measures/component?component=a'),
];

it('counts calls by what they ask, whatever page', () => {
  expect(countCalls(log)).toEqual({ 'issues/search': 3, 'measures/component': 1 });
});

it('needs a page for every 500', () => {
  expect(neededCalls({ files: 501, issues: 2000 })).toMatchObject({
    'measures/component_tree': 2,
    'issues/search': 4,
    'measures/component': 1,
  });
});

it('names calls that came too often, and calls that are not needed', () => {
  const counts = { ...countCalls(log), 'sources/raw': 1 };
  expect(tooMany(counts, neededCalls({ files: 1, issues: 1000 }))).toEqual([
    'issues/search: 3 de 2',
    'sources/raw: 1 de 0',
  ]);
});

it('returns the duration of the slowest call', () => {
  expect(slowest(log)).toBe(30);
});
