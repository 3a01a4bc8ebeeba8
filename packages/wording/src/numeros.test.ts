import { expect, test } from 'vitest';

import {
  formatDecimals,
  formatEditable,
  formatNumber,
  formatPercent,
  formatSigned,
  parseDecimal,
} from './numeros.ts';

test.each([
  ['1,5', 1.5],
  ['1.5', 1.5],
  [' 0 ', 0],
  ['-0', 0],
  ['+2', 2],
  ['-3,25', -3.25],
  [',5', 0.5],
  ['5,', 5],
  ['007', 7],
])('reads %j as a decimal', (text, value) => {
  expect(parseDecimal(text)).toBe(value);
});

test.each([
  '',
  ' ',
  'abc',
  '1e3',
  '1.234,5',
  '1,2,3',
  '.',
  '-',
  'Infinity',
  'NaN',
  '0x1F',
  '1 000',
  '٣',
  '9'.repeat(400),
])('refuses %j', (text) => {
  expect(parseDecimal(text)).toBeNull();
});

test('writes numbers as they are written in Spanish', () => {
  expect(formatPercent(85.26)).toBe('85,26\u00a0%');
  expect(formatPercent(0)).toBe('0,00\u00a0%');
  expect(formatNumber(12345.678)).toBe('12\u202f345,68');
  expect(formatNumber(1234)).toBe('1\u202f234');
  expect(formatNumber(-1_234_567)).toBe('-1\u202f234\u202f567');
  expect(formatDecimals(1234.5)).toBe('1\u202f234,50');
  expect(formatEditable(12345.678)).toBe('12345,678');
});

test.each([
  [25, '+25,00'],
  [-3.1, '−3,10'],
  [1234.5, '+1\u202f234,50'],
  [0, '0,00'],
  [-0.004, '0,00'],
])('writes the difference %d as %s', (value, written) => {
  expect(formatSigned(value)).toBe(written);
});

test('writes a difference of a count without decimals', () => {
  expect([3, -12, 0].map((count) => formatSigned(count, formatNumber))).toEqual(['+3', '−12', '0']);
});

test('a zero has no sign, also where rounding gives it', () => {
  const escritos = [formatNumber, formatDecimals, formatPercent, formatEditable].map((escribir) =>
    escribir(-0),
  );
  expect(escritos).toEqual(['0', '0,00', '0,00\u00a0%', '0']);
  expect([formatNumber(-0.001), formatNumber(-0.01)]).toEqual(['0', '-0,01']);
});

test('what a field shows can be read back', () => {
  for (const value of [0, 0.1, 33.333, 1_000_000]) expect(parseDecimal(formatEditable(value))).toBe(value);
});
