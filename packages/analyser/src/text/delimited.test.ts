import { expect, it } from 'vitest';

import { cutPieces, replacePieces, type Delimited } from './delimited.ts';

const quoted: readonly Delimited[] = [
  { begins: '"', whole: /"(?:[^"\\]|\\[\s\S])*"/uy },
  { begins: "'", whole: /'[^'\n]*'/uy, inLine: true },
];

it.each([
  ['a "b" c', 'a x c'],
  ['a "b\\" c', 'a "b\\" c'],
  [`"a' 'b'`, `"a' 'b'`.replace(`' '`, 'x')],
  [`'a\n'b' "c`, `'a\nx "c`],
  [`"a\\"'b'"`, 'x'],
])('replaces the pieces of %j: %j', (text, expected) => {
  expect(replacePieces(text, quoted, () => 'x')).toBe(expected);
});

it('cuts pieces and what stands between them', () => {
  const text = `a "b c" 'd`;
  const cut = [...cutPieces(text, quoted, /[^\s"']+/uy)].map(({ start, end, isPiece }) => [
    text.slice(start, end),
    isPiece,
  ]);
  expect(cut).toEqual([
    ['a', false],
    ['"b c"', true],
    ['d', false],
  ]);
});
