import { describe, expect, it } from 'vitest';

import { findLines } from '../testing/find-lines.ts';
import { rule } from './rule.ts';

// As a SonarQube 10.7 reports them.
describe('S6793', () => {
  it.each([
    '<div aria-hidden="foo"></div>',
    '<DIV ARIA-HIDDEN="foo"></DIV>',
    '<x-a aria-hidden="a{{ b }}"></x-a>',
    '<div aria-expanded="${a}"></div>',
    '<div aria-expanded="<%= a %>"></div>',
    '<div aria-modal=""></div>',
    '<div aria-busy="mixed"></div>',
    '<div aria-checked="undefined"></div>',
    '<div aria-checked=" true "></div>',
    '<div aria-label></div>',
    '<div aria-label=" "></div>',
    '<div aria-labelledby=""></div>',
    '<div aria-labelledby=" a "></div>',
    '<div aria-activedescendant=" "></div>',
    '<div aria-level="1.5"></div>',
    '<div aria-valuenow="25%"></div>',
    '<div aria-valuenow="+1"></div>',
    '<div aria-live="on"></div>',
    '<div aria-relevant="additions a"></div>',
    '<div aria-current=""></div>',
    '<div aria-sort="asc"></div>',
  ])('reports %j', (page) => {
    expect(findLines(rule, page)).toEqual([1]);
  });

  it.each([
    '<div aria-hidden></div>',
    '<div aria-hidden="TRUE"></div>',
    '<div aria-hidden="{{ a }}"></div>',
    '<div aria-hidden="<?php a ?>"></div>',
    '<div aria-hidden="<?= a ?>"></div>',
    '<div aria-hidden="{% a %}"></div>',
    '<div :aria-hidden="foo"></div>',
    '<div aria-foo="foo"></div>',
    '<div aria-checked="mixed"></div>',
    '<div aria-haspopup=""></div>',
    '<div aria-haspopup="dialog"></div>',
    '<div aria-live="Polite"></div>',
    '<div aria-current="page"></div>',
    '<div aria-orientation="undefined"></div>',
    '<div aria-labelledby=" "></div>',
    '<div aria-controls="a  b"></div>',
    '<div aria-activedescendant="a b"></div>',
    '<div aria-relevant="additions  text"></div>',
    '<div aria-valuenow="-1"></div>',
    '<div aria-label="a"></div>',
  ])('accepts %j', (page) => {
    expect(findLines(rule, page)).toEqual([]);
  });
});
