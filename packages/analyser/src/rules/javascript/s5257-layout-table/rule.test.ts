import { describe, expect, it } from 'vitest';

import { findLines } from '../testing/find-lines.ts';
import { rule } from './rule.ts';

describe('S5257', () => {
  it.each([['<table role="presentation" />;', [1]]])('reports %j', (text, lines) => {
    expect(findLines(rule, text)).toEqual(lines);
  });

  it.each(['<table />;', '<table role="grid" />;'])('accepts %j', (text) => {
    expect(findLines(rule, text)).toEqual([]);
  });
});
