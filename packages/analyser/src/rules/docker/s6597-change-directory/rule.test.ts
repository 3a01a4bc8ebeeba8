import { describe, expect, it } from 'vitest';

import { findLines } from '../testing/find-lines.ts';
import { rule } from './rule.ts';

// As a SonarQube 10.7 reports them.
describe('S6597', () => {
  it.each([
    ['FROM a:1\nRUN cd a && ls', [2]],
    ['FROM a:1\nRUN cd a; ls', [2]],
    ['FROM a:1\nRUN cd a && ls && cd b', [2, 2]],
    ['FROM a:1\nRUN cd a b && ls', [2]],
    ['FROM a:1\nRUN cd a | ls', [2]],
    ['FROM a:1\nRUN mkdir a && cd a', [2]],
    ['FROM a:1\nENTRYPOINT cd a && ls', [2]],
    ['FROM a:1\nONBUILD RUN cd a && ls', [2]],
    ['FROM a:1\nRUN cd a \\\n && ls', [2]],
    ['FROM a:1\nRUN ls && \\\n cd a', [3]],
    ['FROM a:1\nRUN cd a && ls && cd ..', [2, 2]],
    ['FROM a:1\nRUN --mount=type=cache,target=/x cd a && ls', [2]],
    ['FROM a:1\nRUN cd a.', [2]],
    ['FROM a:1\nENV A=x\nRUN cd ${A} && ls', [3]],
    ['FROM a:1\nRUN cd -P a && ls', [2]],
    ['FROM a:1\nRUN cd /a/b/c && make && make install', [2]],
    ['FROM a:1\nRUN cd a && ls;', [2]],
    ['FROM a:1\nRUN cd a && (ls)', [2]],
    ['FROM a:1\nRUN cd a&&ls', [2]],
    ['FROM a:1\nRUN cd /a && git clone x . && make && cd -', [2]],
    ['FROM a:1\nRUN cd /a \\\n  && cd b \\\n  && cd /c', [2, 4]],
    ['FROM a:1\nCMD ["cd", "a"]', [2]],
    ['FROM a:1\nRUN cd a; exit', [2]],
    ['FROM a:1\nRUN time cd a && ls', [2]],
    ['FROM a:1\nRUN cd a)', [2]],
    ['FROM a:1\nRUN cd "$(ls)" && ls', [2]],
  ])('reports %j', (text, lines) => {
    expect(findLines(rule, text).toSorted()).toEqual(lines);
  });

  it.each([
    'FROM a:1\nRUN cd $HOME',
    'FROM a:1\nRUN cd ~/$A',
    'FROM a:1\nRUN ls && cd a && ls',
    'FROM a:1\nRUN cd $A && ls',
    'FROM a:1\nRUN cd "$A" && ls',
    'FROM a:1\nRUN cd && ls',
    'FROM a:1\nRUN cd - && ls',
    'FROM a:1\nRUN (cd a && ls)',
    'FROM a:1\nRUN if x; then cd a; fi',
    'FROM a:1\nRUN set -e && cd a && ls',
    'FROM a:1\nRUN mkdir a && cd a && ls',
    'FROM a:1\nRUN ["sh","-c","cd a && ls"]',
    'FROM a:1\nRUN <<EOF\ncd a\nls\nEOF',
    'FROM a:1\nRUN <<EOF\nls\ncd a\nEOF',
    'FROM a:1\nCMD ["sh","-c","cd a && ls"]',
    'FROM a:1\nRUN cd /app/$A && ls',
    'FROM a:1\nRUN test -d a && cd a && ls || ls',
    'FROM a:1\nRUN cd - ',
    'FROM a:1\nRUN ls && cd a;',
    'FROM a:1\nRUN npm i -g x && cd a && npm i',
    'FROM a:1\nRUN sh -c "cd a && ls"',
    'FROM a:1\nRUN echo x > cd',
    'FROM a:1\nRUN "cd" a && ls',
    'FROM a:1\nRUN (cd a) && ls',
    'FROM a:1\nRUN $(cd a && ls)',
  ])('accepts %j', (text) => {
    expect(findLines(rule, text)).toEqual([]);
  });
});
