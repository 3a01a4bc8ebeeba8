import { describe, expect, it } from 'vitest';

import { findLines } from '../testing/find-lines.ts';
import { rule } from './rule.ts';

// As a SonarQube 10.7 reports them.
describe('S5257', () => {
  it.each([
    '<table role="presentation"></table>',
    '<table ROLE="none"></table>',
    '<table role="Presentation"></table>',
  ])('reports %j', (page) => {
    expect(findLines(rule, page)).toEqual([1]);
  });

  it.each([
    '<table></table>',
    '<table role="grid"></table>',
    '<table role="presentation none"></table>',
    '<table [role]="presentation"></table>',
    '<div role="presentation"></div>',
  ])('accepts %j', (page) => {
    expect(findLines(rule, page)).toEqual([]);
  });
});
