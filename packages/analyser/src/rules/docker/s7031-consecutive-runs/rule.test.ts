import { describe, expect, it } from 'vitest';

import { findLines } from '../testing/find-lines.ts';
import { rule } from './rule.ts';

// As a SonarQube 10.7 reports them.
describe('S7031', () => {
  it.each([
    ['RUN a\nRUN b', [2]],
    ['RUN a\nRUN b\nRUN c', [2]],
    ['RUN a\n\n# x\nrun b', [2]],
    ['RUN a && \\\n  b\nRUN c', [2]],
    ['RUN ["a"]\nRUN b', [2]],
    ['RUN a\nRUN <<EOF\nb\nEOF', [2]],
    ['RUN\nRUN a', [2]],
    ['RUN --mount=type=cache,target=/x a\nRUN --mount=type=cache,target=/x b', [2]],
    ['RUN --mount=x --network=none a\nRUN --network=none --mount=x b', [2]],
    ['RUN a\nRUN b\nRUN --mount=x c\nRUN d\nRUN e', [2, 5]],
    ['RUN a\nFROM scratch\nRUN b\nRUN c', [4]],
  ])('reports %j', (text, lines) => {
    expect(findLines(rule, `FROM scratch\n${text}`)).toEqual(lines);
  });

  it.each([
    'RUN a',
    'RUN a\nCOPY . .\nRUN b',
    'RUN a\nFROM scratch\nRUN b',
    'RUN a\nRUN --mount=x b',
    'RUN --mount=x a\nRUN --mount=y b',
    'RUN a\nARG x\nRUN b',
    'ONBUILD RUN a\nONBUILD RUN b',
    'RUN a\nONBUILD RUN b\nRUN c',
  ])('accepts %j', (text) => {
    expect(findLines(rule, `FROM scratch\n${text}`)).toEqual([]);
  });
});
