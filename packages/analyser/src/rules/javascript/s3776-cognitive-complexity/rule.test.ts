import { describe, expect, it } from 'vitest';

import { findLines } from '../testing/find-lines.ts';
import { rule } from './rule.ts';

describe('S3776', () => {
  it.each([
    ['function f() { if(a){if(a){if(a){if(a){if(a){if(a){}}}}}} }', [1]],
    ['function f() {\n  function g() { if(a){if(a){if(a){if(a){if(a){if(a){}}}}}} }\n}', [2]],
    [
      'function f() { return a && b || c , a && b || c , a && b || c , a && b || c , a && b || c , a && b || c , a && b || c , a && b || c; }',
      [1],
    ],
  ])('reports %j', (text, lines) => {
    expect(findLines(rule, text)).toEqual(lines);
  });

  it.each(['function f() { if (a) { if (b) {} } }'])('accepts %j', (text) => {
    expect(findLines(rule, text)).toEqual([]);
  });
});
