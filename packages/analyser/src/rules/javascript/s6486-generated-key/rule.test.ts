import { describe, expect, it } from 'vitest';

import { findLines } from '../testing/find-lines.ts';
import { rule } from './rule.ts';

describe('S6486', () => {
  it.each([['<a key={Math.random()} />;', [1]]])('reports %j', (text, lines) => {
    expect(findLines(rule, text)).toEqual(lines);
  });

  it.each(['<a key={id} />;'])('accepts %j', (text) => {
    expect(findLines(rule, text)).toEqual([]);
  });
});
