import { describe, expect, it } from 'vitest';

import { findLines } from '../testing/find-lines.ts';
import { rule } from './rule.ts';

// As a SonarQube 10.7 reports them.
describe('S6840', () => {
  it.each([
    '<input type="text" autocomplete="foo">',
    '<INPUT TYPE="TEXT" AUTOCOMPLETE="foo">',
    '<input type=text autocomplete=foo>',
    '<input autocomplete="name">',
    '<input type="" autocomplete="name">',
    '<input type="hidden" autocomplete="off">',
    '<input type="text" autocomplete="false">',
    '<input type="text" autocomplete="new-off">',
    '<input type="text" autocomplete=" name ">',
    '<input type="text" autocomplete="name  email">',
    '<input type="text" autocomplete="street-address">',
    '<input type="text" autocomplete="cc-exp-year">',
    '<input type="text" autocomplete="home name">',
    '<input type="text" autocomplete="shipping">',
    '<input type="text" autocomplete="shipping email">',
    '<input type="text" autocomplete="shipping section-a name">',
    '<input type="text" autocomplete="{{ a }}">',
    '<input type="email" autocomplete="name">',
    '<input type="number" autocomplete="tel">',
    '<input type="tel" autocomplete="tel-national">',
    '<input type="password" autocomplete="username">',
    '<input type="radio" autocomplete="name">',
    '<select autocomplete="foo"></select>',
    '<form autocomplete="name"></form>',
    '<div autocomplete="foo"></div>',
  ])('reports %j', (page) => {
    expect(findLines(rule, page)).toEqual([1]);
  });

  it.each([
    '<input type="text" autocomplete>',
    '<input type="text" autocomplete="">',
    '<input type="text" autocomplete="OFF">',
    '<input autocomplete="off">',
    '<form autocomplete="on"></form>',
    '<input type="text" autocomplete="Name">',
    '<input type="text" autocomplete="name ">',
    '<input type="text" autocomplete="section-a name">',
    '<input type="text" autocomplete="section-a shipping home tel">',
    '<input type="text" autocomplete="billing cc-number">',
    '<input type="text" autocomplete="work email">',
    '<input type="text" autocomplete="name webauthn">',
    '<input type="text" autocomplete="<?php a ?>">',
    '<input type="search" autocomplete="email">',
    '<input type="email" autocomplete="username">',
    '<input type="password" autocomplete="new-password">',
    '<input type="tel" autocomplete="tel">',
    '<input type="date" autocomplete="bday">',
    '<input type="hidden" autocomplete="street-address">',
    '<select autocomplete="bday-year"></select>',
    '<textarea autocomplete="street-address"></textarea>',
    '<input :autocomplete="foo">',
    '<input type="text">',
  ])('accepts %j', (page) => {
    expect(findLines(rule, page)).toEqual([]);
  });
});
