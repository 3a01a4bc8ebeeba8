import { describe, expect, it } from 'vitest';

import { compare, report } from './compare.ts';

const ours = new Map([
  ['a.js', { ncloc: 3, classes: 0 }],
  ['b.js', { ncloc: 4, classes: 1 }],
]);
const theirs = new Map([
  ['b.js', { ncloc: 5, classes: 1 }],
  ['c.js', { ncloc: 1 }],
]);

describe('comparison with SonarQube', () => {
  it('finds nothing where both agree', () => {
    expect(compare(ours, new Map(ours), ['ncloc', 'classes'])).toMatchObject({ files: 2, differences: [] });
  });

  it('names every file and measure that differs, and files that only one side has', () => {
    expect(compare(ours, theirs, ['ncloc', 'classes'])).toEqual({
      files: 3,
      differences: [
        { path: 'a.js', metric: 'ncloc', ours: 3, theirs: undefined },
        { path: 'a.js', metric: 'classes', ours: 0, theirs: undefined },
        { path: 'b.js', metric: 'ncloc', ours: 4, theirs: 5 },
        { path: 'c.js', metric: 'ncloc', ours: undefined, theirs: 1 },
      ],
      totals: [
        { metric: 'ncloc', ours: 7, theirs: 6, differing: 3 },
        { metric: 'classes', ours: 1, theirs: 1, differing: 1 },
      ],
    });
  });

  it('looks at the measures asked for alone', () => {
    expect(compare(ours, theirs, ['classes']).differences).toHaveLength(1);
  });

  it('prints one line a difference and one a measure', () => {
    const rows = report('parity', compare(ours, theirs, ['ncloc'])).split('\n');
    expect(rows).toEqual([
      'parity: 3 files, ours / SonarQube',
      'ncloc                       3        -  a.js',
      'ncloc                       4        5  b.js',
      'ncloc                       -        1  c.js',
      '',
      'ncloc                       7        6  3 files differ',
    ]);
  });
});
