import { describe, expect, it } from 'vitest';

import { findLines } from '../testing/find-lines.ts';
import { rule } from './rule.ts';

describe('S5973', () => {
  it.each([
    ['jest.retryTimes(3);', [1]],
    ["describe('a', function () { this.retries(3); });", [1]],
    ["describe.only('a', () => {\n  it('b', function () { this.retries(2); });\n});", [2]],
  ])('reports %j', (text, lines) => {
    expect(findLines(rule, text)).toEqual(lines);
  });

  it.each([
    'jest.setTimeout(3);',
    'import { jest } from "./x";\njest.retryTimes(3);',
    "it('a', function () { this.retries(2); });",
    "context('a', function () { this.retries(2); });",
    "describe('a', function () { that.retries(2); });",
  ])('accepts %j', (text) => {
    expect(findLines(rule, text)).toEqual([]);
  });
});
