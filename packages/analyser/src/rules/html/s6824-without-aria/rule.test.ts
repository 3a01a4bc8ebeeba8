import { describe, expect, it } from 'vitest';

import { findLines } from '../testing/find-lines.ts';
import { rule } from './rule.ts';

// As a SonarQube 10.7 reports them.
describe('S6824', () => {
  it.each([
    '<meta aria-hidden="true">',
    '<meta role>',
    '<style aria-hidden></style>',
    '<script role="x"></script>',
    '<html role="document">',
    '<link ARIA-LABEL="a">',
    '<col role="x">',
    '<noscript aria-hidden="true"></noscript>',
    '<picture aria-label="a"></picture>',
  ])('reports %j', (page) => {
    expect(findLines(rule, page)).toEqual([1]);
  });

  it.each([
    '<meta aria-foo="true">',
    '<meta :aria-label="a">',
    '<slot role="x"></slot>',
    '<svg role="img"></svg>',
    '<link href="a">',
  ])('accepts %j', (page) => {
    expect(findLines(rule, page)).toEqual([]);
  });
});
