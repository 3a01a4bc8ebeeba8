import { describe, expect, it } from 'vitest';

import { findLines } from '../testing/find-lines.ts';
import { rule } from './rule.ts';

describe('S3516', () => {
  it.each([['function f() { if (x) return 1; return 1; }', [1]]])('finds fault with %j', (text, lines) => {
    expect(findLines(rule, text)).toEqual(lines);
  });

  it.each([
    'function f() { if (x) return 1; return 2; }',
    'function f() { const b = []; if (x) { b.push(1); return b; } return b; }',
  ])('lets pass %j', (text) => {
    expect(findLines(rule, text)).toEqual([]);
  });
});
