import { describe, expect, it } from 'vitest';

import { findLines } from '../testing/find-lines.ts';
import { rule } from './rule.ts';

describe('S3972', () => {
  it.each([['if (a) {\n} if (b) {\n}', [2]]])('finds fault with %j', (text, lines) => {
    expect(findLines(rule, text)).toEqual(lines);
  });

  it.each(['if (a) {\n}\nif (b) {}', 'if (a) {} if (b) {}'])('lets pass %j', (text) => {
    expect(findLines(rule, text)).toEqual([]);
  });
});
