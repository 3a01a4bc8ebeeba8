import { describe, expect, it } from 'vitest';

import { findLines } from '../testing/find-lines.ts';
import { rule } from './rule.ts';

describe('S3735', () => {
  it.each([['void f();', [1]]])('reports %j', (text, lines) => {
    expect(findLines(rule, text)).toEqual(lines);
  });

  it.each(['x = void 0;', 'void (async () => {})();'])('accepts %j', (text) => {
    expect(findLines(rule, text)).toEqual([]);
  });
});
