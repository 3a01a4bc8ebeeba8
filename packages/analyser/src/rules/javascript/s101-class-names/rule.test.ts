import { describe, expect, it } from 'vitest';

import { findLines } from '../testing/find-lines.ts';
import { rule } from './rule.ts';

describe('S101', () => {
  it.each([
    ['class foo {}', [1]],
    ['class A_B {}', [1]],
  ])('reports %j', (text, lines) => {
    expect(findLines(rule, text)).toEqual(lines);
  });

  it.each(['class Foo {}', 'const x = class y {};'])('accepts %j', (text) => {
    expect(findLines(rule, text)).toEqual([]);
  });
});
