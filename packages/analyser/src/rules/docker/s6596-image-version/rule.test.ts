import { describe, expect, it } from 'vitest';

import { findLines } from '../testing/find-lines.ts';
import { rule } from './rule.ts';

// As a SonarQube 10.7 reports them.
describe('S6596', () => {
  it.each([
    ['FROM a', [1]],
    ['FROM a:latest', [1]],
    ['from a as b', [1]],
    ['FROM --platform=linux/amd64 a', [1]],
    ['FROM library/a', [1]],
    ['FROM "a:latest"', [1]],
    ['FROM \\\n  a', [2]],
    ['FROM a:1 AS Bb\nFROM bb', [2]],
    ['FROM a AS b\nFROM c AS d\nFROM b', [1, 2]],
    ['FROM a:1 AS b\nFROM b:latest', [2]],
  ])('reports %j', (text, lines) => {
    expect(findLines(rule, text)).toEqual(lines);
  });

  it.each([
    'FROM a:1',
    'FROM a@sha256:abcdefabcdefabcdefabcdefabcdefab',
    'FROM a:latest@sha256:abcdefabcdefabcdefabcdefabcdefab',
    'FROM a:LATEST',
    'FROM a:latest-alpine',
    'FROM host:5000/a',
    'FROM scratch',
    'FROM a:1 AS b\nFROM b',
    'ARG V=1\nFROM a:$V',
    'FROM $UNKNOWN',
  ])('accepts %j', (text) => {
    expect(findLines(rule, text)).toEqual([]);
  });
});
