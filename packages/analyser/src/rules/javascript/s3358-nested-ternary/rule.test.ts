import { describe, expect, it } from 'vitest';

import { findLines } from '../testing/find-lines.ts';
import { rule } from './rule.ts';

describe('S3358', () => {
  it.each([['x = a ? b : c ? d : e;', [1]]])('finds fault with %j', (text, lines) => {
    expect(findLines(rule, text)).toEqual(lines);
  });

  it.each(['x = a ? () => (c ? d : e) : f;', 'x = a ? [c ? d : e] : f;'])('lets pass %j', (text) => {
    expect(findLines(rule, text)).toEqual([]);
  });
});
