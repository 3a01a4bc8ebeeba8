import { describe, expect, it } from 'vitest';

import { findLines } from '../testing/find-lines.ts';
import { rule } from './rule.ts';

// As a SonarQube 10.7 reports them.
describe('S1135', () => {
  it.each([
    ['<!-- TODO x -->', [1]],
    ['<!-- todo x -->', [1]],
    ['<!-- Todo: x -->', [1]],
    ['<!-- TODOS -->', [1]],
    ['<!-- método todo -->', [1]],
    ['<!-- TODO\nTODO -->', [1]],
    ['<!-- a\n b TODO -->', [2]],
    ['<%-- TODO --%>', [1]],
    ['<!-- _TODO_ -->', [1]],
  ])('reports %j', (text, lines) => {
    expect(findLines(rule, text)).toEqual(lines);
  });

  it.each(['<!-- xTODO -->', '<script>// TODO</script>', '<p>TODO</p>'])('accepts %j', (text) => {
    expect(findLines(rule, text)).toEqual([]);
  });
});
