import { describe, expect, it } from 'vitest';

import { findLines } from '../testing/find-lines.ts';
import { rule } from './rule.ts';

describe('S4624', () => {
  it.each([['x = `a${`b`}`;', [1]]])('reports %j', (text, lines) => {
    expect(findLines(rule, text)).toEqual(lines);
  });

  it.each(['x = `a`;', 'x = `a${b\n  .map((v) => `"${v}"`)\n  .join()}`;'])('accepts %j', (text) => {
    expect(findLines(rule, text)).toEqual([]);
  });
});
