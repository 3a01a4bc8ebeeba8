import { describe, expect, it } from 'vitest';

import { lines, readSource } from '../../testing/read-source.ts';
import { countCommentLines } from './javascript.ts';

const count = (...rows: readonly string[]) => countCommentLines(readSource(lines(...rows))).count;
const noSonar = (...rows: readonly string[]) => countCommentLines(readSource(lines(...rows))).noSonarLines;

describe('comment lines of JavaScript', () => {
  it('leave out everything before the first token', () => {
    expect(count('#!/usr/bin/env node', '/* licence', 'text */', '// header', '"use strict";', '// b')).toBe(
      1,
    );
  });

  it('count everything in a file without tokens', () => {
    expect(count('// a', '', '/* b', 'c */')).toBe(3);
  });

  it('count every line of a comment with text, blank ones and stars too', () => {
    expect(count('a;', '/**', ' *', ' * b', '', ' */', 'c;')).toBe(5);
  });

  it.each(['//', '//   ', '/**/', '/***/', '/*', '/*\n\n*/', '//*'])(
    'do not count %j, which has no text',
    (text) => {
      expect(count('a;', text === '/*' ? '/* */' : text)).toBe(0);
    },
  );

  it('take only one star off', () => {
    expect(count('a;', '/** * */', '//**')).toBe(2);
  });

  it('count a line once, beside code as well', () => {
    expect(count('a; /* b */ /* c */', 'd; // e')).toBe(2);
  });

  it('count comments in JSX, not what looks like one in its text', () => {
    expect(count('let a = (', '<b>', '// text', '{/* c */}', '{// d', '}', '</b>);')).toBe(2);
  });

  it('count comments of code and of tools', () => {
    expect(count('a;', '// b();', '// eslint-disable-next-line', '/// <reference />')).toBe(3);
  });
});

describe('NOSONAR', () => {
  it('marks the lines of a comment that begins with it and takes them out of the comment lines', () => {
    const rows = [
      'a;',
      'b; // NOSONAR because',
      'c; /* nosonar',
      'd */',
      '// x NOSONAR',
      '/** NoSonarX */',
      'e;',
    ];
    expect([noSonar(...rows), count(...rows)]).toEqual([[2, 3, 4, 6], 1]);
  });

  it('is ignored in the header', () => {
    expect(noSonar('// NOSONAR', 'a;')).toEqual([]);
  });
});
