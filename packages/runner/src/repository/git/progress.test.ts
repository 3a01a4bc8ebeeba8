// seguridad: 29, 30
import { expect, it } from 'vitest';

import { createProgressReader } from './progress.ts';

/** Figures read from a text in chunks of this many characters. */
function read(text: string, length = text.length): [number, number][] {
  const figures: [number, number][] = [];
  const reader = createProgressReader((hechos, total) => figures.push([hechos, total]));
  for (let en = 0; en < text.length; en += length) reader(text.slice(en, en + length));
  return figures;
}

it('reads progress line by line, whatever the chunks', () => {
  const text = 'Receiving objects:   5% (1/20)\rReceiving objects: 100% (20/20), 1.2 KiB, done.\nResolving';
  for (let length = 1; length <= text.length; length += 1)
    expect(read(text, length)).toEqual([
      [1, 20],
      [20, 20],
    ]);
});

it.each([
  'remote: Receiving objects: 0% (0/99999999999999999999)\n',
  'remote: a\rremote: Receiving objects:  50% (1/2)        \n',
  'Receiving objects: many (1/2)\n',
  `${'x'.repeat(1000)}Receiving objects:  50% (1/2)\n`,
  'Receiving objects:  50% (1/2)',
])('skips %j, which is not progress of git itself', (text) => {
  expect(read(text)).toEqual([]);
});

it('clamps figures to the limits of their column', () => {
  const nueves = '9'.repeat(400);
  expect(read(`Receiving objects:   0% (0/${'9'.repeat(20)})\n`)).toEqual([[0, 2 ** 31 - 1]]);
  expect(read(`Receiving objects:   0% (${'9'.repeat(20)}/7)\n`)).toEqual([[7, 7]]);
  expect(read(`Receiving objects:   0% (${nueves}/${nueves})\n`)).toEqual([]);
});

it('keeps a bounded part of an endless line', () => {
  const figures: number[] = [];
  const reader = createProgressReader((hechos) => figures.push(hechos));
  for (let i = 0; i < 1000; i += 1) reader('y'.repeat(65_536));
  reader('\nReceiving objects:  50% (1/2)\r');
  expect(figures).toEqual([1]);
});
