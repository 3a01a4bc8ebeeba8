import { describe, expect, it } from 'vitest';

import { findLines } from '../testing/find-lines.ts';
import { rule } from './rule.ts';

describe('S3504', () => {
  it.each([
    ['var a = 1;', [1]],
    ['for (var a in b) {}', [1]],
    ['declare global {\n  var a: number;\n}\nexport {};', [2]],
    ['declare var a: number;', [1]],
  ])('reports %j', (text, lines) => {
    expect(findLines(rule, text, 'a.ts')).toEqual(lines);
  });

  it.each(['let a = 1;', 'const a = 1;'])('accepts %j', (text) => {
    expect(findLines(rule, text, 'a.ts')).toEqual([]);
  });
});
