import { describe, expect, it } from 'vitest';

import { findLines } from '../testing/find-lines.ts';
import { rule } from './rule.ts';

describe('S3516', () => {
  it.each([
    ['function f() { if (x) return 1; return 1; }', [1]],
    ['function f(x) { if (x) return x; return x; }', [1]],
    ['function f(x) { x = 1; if (g()) return x; return x; }', [1]],
    ['function f(x) { const y = 1; if (x) return y; return 1; }', [1]],
  ])('reports %j', (text, lines) => {
    expect(findLines(rule, text)).toEqual(lines);
  });

  it.each([
    'function f() { if (x) return 1; return 2; }',
    'function f(x, y) { if (x) return y; return y; }',
    'function f(x) { if (x) return x; x = 2; return x; }',
    'function f(x) { let y; y = 1; if (x) return y; return 1; }',
    'function f() { const b = []; if (x) { b.push(1); return b; } return b; }',
  ])('accepts %j', (text) => {
    expect(findLines(rule, text)).toEqual([]);
  });
});
