import { describe, expect, it } from 'vitest';

import { lines, readSource } from '../../testing/read-source.ts';
import { countCodeLines } from './javascript.ts';

const count = (...rows: readonly string[]) => countCodeLines(readSource(lines(...rows)));

describe('lines of code of JavaScript', () => {
  it('are those with a token; comments, blank lines and the shebang have none', () => {
    expect(count('#!/usr/bin/env node', '// a', '', 'a(); // b', '/*', 'c', '*/ b();', '')).toBe(2);
  });

  it.each(['', '\n\n', '// a\n/* b */', '#!/usr/bin/env node\n'])('are 0 for %j', (text) => {
    expect(count(text)).toBe(0);
  });

  it('are all the lines of a template, blank ones too', () => {
    expect(count('a(`', '', '${b}', '', '`);')).toBe(5);
  });

  it('leave out those of a comment in a template', () => {
    expect(count('a(`${', '// c', '', 'b}`);')).toBe(2);
  });

  it('are blank lines between JSX siblings, but not a comment in braces', () => {
    expect(
      count('const a = (', '  <a>', '', '    <b/>', '', '    {/*', '  c', '    */}', '  </a>', ');'),
    ).toBe(9);
  });

  it('are both lines of a string with a line continuation', () => {
    expect(count('a("b\\', 'c");', '', 'd("e");')).toBe(3);
  });

  it('are the same however lines end', () => {
    const rows = ['a(', '', '`b', '', '`', ')'];
    expect([rows.join('\r\n'), rows.join('\r'), rows.join('\n')].map((text) => count(text))).toEqual([
      5, 5, 5,
    ]);
  });

  it('include those of the markup around a script', () => {
    expect(countCodeLines({ ...readSource('\n\na\n'), markup: { lines: [1, 3], tags: [] } })).toBe(2);
  });
});
