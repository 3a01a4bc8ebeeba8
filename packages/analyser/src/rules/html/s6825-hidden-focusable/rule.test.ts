import { describe, expect, it } from 'vitest';

import { findLines } from '../testing/find-lines.ts';
import { rule } from './rule.ts';

// As a SonarQube 10.7 reports them.
describe('S6825', () => {
  it.each([
    ['<button aria-hidden="true"></button>', [1]],
    ['<a aria-hidden="true">x</a>', [1]],
    ['<div aria-hidden="TRUE" tabindex="0"></div>', [1]],
    ['<button :aria-hidden="true"></button>', [1]],
    ['<input type="hidden" aria-hidden="true">', [1]],
  ])('reports %j', (text, lines) => {
    expect(findLines(rule, text)).toEqual(lines);
  });

  it.each([
    '<button aria-hidden="true" tabindex="-1"></button>',
    '<div aria-hidden="true"></div>',
    '<button aria-hidden="false"></button>',
    '<my-button aria-hidden="true" tabindex="0"></my-button>',
  ])('accepts %j', (text) => {
    expect(findLines(rule, text)).toEqual([]);
  });
});
