import { describe, expect, it } from 'vitest';

import { findLines } from '../testing/find-lines.ts';
import { rule } from './rule.ts';

// As a SonarQube 10.7 reports them.
describe('S7019', () => {
  it.each([
    ['ENTRYPOINT echo "a"', [2]],
    ['cmd a', [2]],
    ['CMD\ta', [2]],
    ['CMD  \\\n a', [3]],
    ["CMD ['a']", [2]],
    ['CMD ["a" "b"]', [2]],
    ['CMD [a, b]', [2]],
    ['CMD ["a",]', [2]],
    ['CMD [1]', [2]],
    ['CMD ["a"] && b', [2]],
    ['CMD ["a", "b"] # x', [2]],
    ['HEALTHCHECK --interval=1s CMD a b', [2]],
    ['ONBUILD CMD a', [2]],
    ['CMD a\nENTRYPOINT b', [2, 3]],
    ['SHELL ["/bin/bash", "-c"]\nCMD a', [3]],
  ])('reports %j', (text, lines) => {
    expect(findLines(rule, `FROM scratch\n${text}`)).toEqual(lines);
  });

  it.each([
    'CMD',
    'CMD []',
    'CMD [ "a" , "b" ]',
    'CMD ["a",\\\n "b"]',
    'CMD ["a\\"b"]',
    'HEALTHCHECK CMD ["a"]',
    'HEALTHCHECK NONE',
    'RUN a',
  ])('accepts %j', (text) => {
    expect(findLines(rule, `FROM scratch\n${text}`)).toEqual([]);
  });
});
