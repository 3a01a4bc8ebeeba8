import { describe, expect, it } from 'vitest';

import { findLines } from '../testing/find-lines.ts';
import { rule } from './rule.ts';

// As a SonarQube 10.7 reports them.
describe('S6570', () => {
  it.each([
    ['FROM a:1\nRUN pip install $A c b a', [2]],
    ['FROM a:1\nRUN apt-get install $X x', [2]],
    ['FROM a:1\nRUN echo $A', [2]],
    ['FROM a:1\nRUN echo $(echo $A)', [2]],
    ['FROM a:1\nRUN A=$B ls', [2]],
    ['FROM a:1\nRUN if [[ $A = b ]]; then ls; fi', [2]],
    ['FROM a:1\nRUN echo $A $B', [2, 2]],
    ['FROM a:1\nRUN $A', [2]],
    ['FROM a:1\nRUN echo $PATH', [2]],
    ['FROM a:1\nENTRYPOINT echo $A', [2]],
    ['FROM a:1\nRUN ls \\\n  $B', [3]],
    ['FROM a:1\nRUN V=1 && echo $V', [2]],
    ['FROM a:1\nRUN echo $A; echo $A', [2, 2]],
    ['FROM a:1\nRUN curl -o f https://x/$A', [2]],
    ['FROM a:1\nRUN { echo $A; }', [2]],
    ['FROM a:1\nRUN readonly a=$A', [2]],
    ['FROM a:1\nRUN cat <<X > $A\nfoo $B\nX', [2, 3]],
    ['FROM a:1\nRUN while true; do echo $A; done', [2]],
    ['FROM a:1\nRUN . $A/b', [2]],
    ['FROM a:1\nRUN exec $A', [2]],
    ['FROM a:1\nRUN rm $A*', [2]],
    ["FROM a:1\nRUN echo it\\'s $A", [2]],
    ['FROM a:1\nRUN apt-get install $X', [2]],
    ['FROM a:1\nRUN apt-get install -y b=$X', [2]],
    ['FROM a:1\nRUN apt-get update && apt-get install $X', [2]],
    ['FROM a:1\nRUN pip install a b$A c', [2]],
  ])('reports %j', (text, lines) => {
    expect(findLines(rule, text).toSorted()).toEqual(lines);
  });

  it.each([
    'FROM a:1\nRUN pip install c b a ${A}',
    'FROM a:1\nRUN echo $(ls)',
    'FROM a:1\nRUN echo ${#A}',
    'FROM a:1\nRUN echo $!',
    'FROM a:1\nRUN echo "${A}" ${B}',
    'FROM a:1\nRUN "$A" ls',
    'FROM a:1\nENV B=$A',
    'FROM a:1\nWORKDIR $A',
    'FROM a:1\nSHELL ["a","$A"]',
    'FROM a:1\nARG V=1\nRUN pip install a==${V}',
    'FROM a:1\nRUN awk "{print $1}" f',
    'FROM a:1\nRUN echo ${!A}',
    'FROM a:1\nRUN chown -R ${U}:${G} /x',
    'FROM a:1\nWORKDIR ${A}',
    'FROM a:1\nARG A=/b\nWORKDIR $A',
    'FROM a:1\nADD $A /b',
    'FROM a:1\nRUN cd "$A" && ls',
    'FROM a:1\nRUN x="$(echo \'$A\')"',
    'FROM a:1\nRUN apt-get install -y $(cat x)',
    'FROM a:1\nRUN apt-get install -y b=${X} c',
    'FROM a:1\nARG X\nADD ${X} b',
    'FROM a:1\nENV A=x\nRUN cd "${A}" && ls',
    'FROM a:1\nWORKDIR ${A:-b}/c',
    'FROM a:1\nENV A=x\nFROM b:1\nARG A\nWORKDIR $A',
    "FROM a:1\nENV A='/x'\nWORKDIR $A",
    'FROM a:1\nENV X=y\nRUN apt-get install -y ${X}',
  ])('accepts %j', (text) => {
    expect(findLines(rule, text)).toEqual([]);
  });
});
