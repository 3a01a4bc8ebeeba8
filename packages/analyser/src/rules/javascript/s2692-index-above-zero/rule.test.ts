import { describe, expect, it } from 'vitest';

import { findLines } from '../testing/find-lines.ts';
import { rule } from './rule.ts';

describe('S2692', () => {
  it.each([['const a = [1]; if (a.indexOf(y) > 0) {}', [1]]])('reports %j', (text, lines) => {
    expect(findLines(rule, text, 'a.ts')).toEqual(lines);
  });

  it.each(['if ("x".indexOf(y) > 0) {}', 'const a = [1]; if (a.indexOf(y) >= 0) {}'])(
    'accepts %j',
    (text) => {
      expect(findLines(rule, text, 'a.ts')).toEqual([]);
    },
  );
});
