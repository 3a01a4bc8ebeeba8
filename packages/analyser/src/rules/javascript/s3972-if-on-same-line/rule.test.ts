import { describe, expect, it } from 'vitest';

import { findLines } from '../testing/find-lines.ts';
import { rule } from './rule.ts';

describe('S3972', () => {
  it.each([['if (a) {\n} if (b) {\n}', [2]]])('reports %j', (text, lines) => {
    expect(findLines(rule, text)).toEqual(lines);
  });

  it.each(['if (a) {\n}\nif (b) {}', 'if (a) {} if (b) {}'])('accepts %j', (text) => {
    expect(findLines(rule, text)).toEqual([]);
  });
});
