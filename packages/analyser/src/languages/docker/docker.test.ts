import { describe, expect, it } from 'vitest';

import { docker } from './docker.ts';

const of = (...rows: readonly string[]) => {
  const analysis = docker.analyse({ path: 'Dockerfile', text: rows.join('\n') });
  return analysis && [analysis.counts.ncloc, analysis.counts.comment_lines];
};

describe('lines of files that build images', () => {
  // As a SonarQube 10.7 counted them.
  it.each([
    [
      ['# syntax=docker/dockerfile:1', '# a', 'FROM node:20 AS base', '', '# b', '', 'CMD ["node"]', ''],
      [2, 3],
    ],
    [
      ['FROM a', 'RUN b \\', '    # inside', '    && c \\', '', '    && d', 'ENV A=b'],
      [5, 0],
    ],
    [
      ['FROM a', 'RUN <<EOF', '# inside', 'echo a', '', 'echo b', 'EOF', 'RUN b'],
      [6, 0],
    ],
    [
      ['FROM a', 'COPY <<a <<b /x/', '1', 'a', '', '2', 'b', '# c', ''],
      [6, 1],
    ],
    [
      ['FROM a', '# NOSONAR', '#', '# ---', '   # indented', 'RUN a # no comment'],
      [2, 1],
    ],
    [
      ['# escape=`', 'FROM a', 'RUN a `', '  b'],
      [3, 1],
    ],
    [
      ['ARG A', 'FROM $A', 'RUN ["a",\\', '', ' "b"]', 'LABEL a=b \\', '   # c1', '', '  c=d'],
      [7, 0],
    ],
    [
      ['FROM a', 'RUN b \\', ''],
      [2, 0],
    ],
    [
      ['# only', ''],
      [0, 1],
    ],
    [
      ['FROM --platform=linux ${A}/b as c', '# lost: its line does not end'],
      [1, 0],
    ],
    [
      ['FROM a\r', '# c\r', 'RUN a \\\r', '  b\r'],
      [3, 1],
    ],
  ])('%j: code and comments %j', (rows, expected) => {
    expect(of(...rows)).toEqual(expected);
  });

  it.each([
    [['']],
    [['NONSENSE a']],
    [['RUN a', 'FROM b']],
    [['FROM {{ a }}']],
    [['FROM a', 'RUN "x', 'y"']],
  ])('%j is no such file', (rows) => {
    expect(of(...rows)).toBeNull();
  });

  it('are read in time that grows with the text alone', () => {
    for (const bomb of [
      'RUN $A "$A" *.a cd ${ \n',
      'ENV A=$A$A "\n',
      'ENV A=${A} B=${ \n',
      'RUN apt-get install -y \\\n',
      '&& "a\\" && apk add x \\\n',
      'RUN a\\\n',
      'RUN <<a\n',
      'FROM a \\\n',
      '#\n',
      'FROM ${',
      'RUN <<a <<a <<a\n',
    ])
      expect(() =>
        docker.analyse({ path: 'Dockerfile', text: `FROM a\n${bomb.repeat(50_000)}` }),
      ).not.toThrow();
  });
});
