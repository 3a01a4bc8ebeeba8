import { expect, test } from 'vitest';

import { printableLine, printableLines } from './printable.ts';

test.each([
  ['una línea', 'una línea'],
  ['dos\nlíneas', 'dos líneas'],
  ['\r\nuna', '  una'],
  ['\u001B[2Jborrada', ' [2Jborrada'],
  ['\u009B31mroja', ' 31mroja'],
  ['a\u0007\u0008b', 'a  b'],
  ['a\u202Eb\u2066c\u200Fd', 'a b c d'],
  ['a\u2028b\u2029c', 'a b c'],
  ['ñ 🙂 日本', 'ñ 🙂 日本'],
  ['', ''],
])('%j is printed as %j', (text, printed) => {
  expect(printableLine(text)).toBe(printed);
});

test('only the first of several lines stands at the margin', () => {
  expect(printableLines('Error\n{"level":"info"}\n\u001B[1mx')).toBe(
    'Error\n    {"level":"info"}\n     [1mx',
  );
  expect(printableLines('una')).toBe('una');
});
