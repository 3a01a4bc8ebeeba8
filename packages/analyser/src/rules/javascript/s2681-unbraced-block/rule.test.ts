import { describe, expect, it } from 'vitest';

import { findLines } from '../testing/find-lines.ts';
import { rule } from './rule.ts';

describe('S2681', () => {
  it.each([
    ['if (a)\n  b();\n  c();', [3]],
    ['while (a) b(); c();', [1]],
  ])('reports %j', (text, lines) => {
    expect(findLines(rule, text)).toEqual(lines);
  });

  it.each(['if (a)\n  b();\nc();', 'if (a) { b(); } c();'])('accepts %j', (text) => {
    expect(findLines(rule, text)).toEqual([]);
  });
});
