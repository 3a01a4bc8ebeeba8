import { describe, expect, it } from 'vitest';

import { averageLineLength } from './average-line.ts';

const long = 'x'.repeat(300);

describe('average length of lines', () => {
  it.each([
    ['', 0],
    ['ab', 2],
    ['ab\n', 2],
    ['ab\nabc\n', 2],
    ['ab\r\nab\rab\n', 2],
    [`${long}\n\n`, 150],
    [`// a\n// b\n${long}\n`, 300],
    [`/* a\n b\n */\n${long}\n`, 300],
    [`  // a\n${long}\n`, 300],
    [`// a\n// b`, 0],
    [`/* a */ b;\n${long}\n/* c */\n`, 105],
    [`\n// a\n${long}${long}\n`, 201],
    [`a\n/* b */\n${long}`, 102],
  ])('of %j is %i, without the header', (text, average) => {
    expect(averageLineLength(text)).toBe(average);
  });

  it('takes a block that never ends for no header', () => {
    expect(averageLineLength('/* a\nbb')).toBe(3);
  });
});
