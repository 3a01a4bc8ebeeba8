import { describe, expect, it } from 'vitest';

import { dialectOf, measureSpeed, speedTable } from './measure-speed.ts';

describe('speed of the analyser', () => {
  const sources = [
    { path: 'a.js', text: 'a();\nb();\n' },
    { path: 'b.tsx', text: 'const a = <b/>;\n' },
    { path: 'c.py', text: 'a = 1\n' },
  ];

  it('counts the lines of what is measured, in three steps a language', () => {
    const speeds = measureSpeed(sources, 1);
    expect(speeds.map(({ lines }) => lines)).toEqual([5, 5, 5, 2, 2, 2]);
    expect(speeds.every(({ seconds }) => seconds >= 0)).toBe(true);
    expect(measureSpeed(sources.slice(0, 1), 1)).toHaveLength(3);
  });

  it('derives the dialect from the name of a file', () => {
    expect(['a.js', 'a.mjs', 'a.ts', 'a.mts', 'a.TSX'].map(dialectOf)).toEqual([
      'jsx',
      'jsx',
      'ts',
      'ts',
      'tsx',
    ]);
  });

  it('prints one line a measurement', () => {
    expect(speedTable([{ name: 'x', lines: 123_400, seconds: 2 }]).split('\n')).toEqual([
      ' miles de líneas/s   segundos',
      '                62       2.00  x',
    ]);
  });
});
