import { describe, expect, it } from 'vitest';

import { findLines } from '../testing/find-lines.ts';
import { rule } from './rule.ts';

// As a SonarQube 10.7 reports them.
describe('S6846', () => {
  it.each([
    '<a accesskey="x">a</a>',
    '<a accessKey>a</a>',
    '<a [accesskey]="x">a</a>',
    '<a :accesskey="x">a</a>',
    '<x-a accesskey="{{ a }}">a</x-a>',
  ])('reports %j', (page) => {
    expect(findLines(rule, page)).toEqual([1]);
  });

  it.each(['<a>a</a>', '<a data-accesskey="x">a</a>'])('accepts %j', (page) => {
    expect(findLines(rule, page)).toEqual([]);
  });
});
