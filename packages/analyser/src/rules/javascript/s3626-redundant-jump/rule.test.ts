import { describe, expect, it } from 'vitest';

import { findLines } from '../testing/find-lines.ts';
import { rule } from './rule.ts';

describe('S3626', () => {
  it.each([
    ['function f() { foo(); return; }', [1]],
    ['while (x) { if (y) { foo(); continue; } }', [1]],
  ])('reports %j', (text, lines) => {
    expect(findLines(rule, text)).toEqual(lines);
  });

  it.each(['function f() { if (x) { return; } foo(); }', 'function f() { if (x) { return; } }'])(
    'accepts %j',
    (text) => {
      expect(findLines(rule, text)).toEqual([]);
    },
  );
});
