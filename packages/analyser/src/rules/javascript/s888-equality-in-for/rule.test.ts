import { describe, expect, it } from 'vitest';

import { findLines } from '../testing/find-lines.ts';
import { rule } from './rule.ts';

describe('S888', () => {
  it.each([
    ['for (let i = 0; i != n; i++) {}', [1]],
    ['for (let i = 0; i !== 10; i += 2) {}', [1]],
  ])('reports %j', (text, lines) => {
    expect(findLines(rule, text)).toEqual(lines);
  });

  it.each(['for (let i = 0; i != 10; i++) {}', 'for (let i = x; i != null; i = i.next) {}'])(
    'accepts %j',
    (text) => {
      expect(findLines(rule, text)).toEqual([]);
    },
  );
});
