import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { buildCorpus } from './corpus.ts';
import { findRepeats } from './repeats.ts';

/** Blocks a letter each, files divided by spaces; the answer is `text@places`, the longest first. */
function repeatsOf(letters: string): string[] {
  const corpus = buildCorpus(
    letters.split(' ').map((file) => Array.from(file, (letter) => letter.charCodeAt(0) - 97)),
  );
  return findRepeats(corpus).map(({ length, places }) => {
    const ordered = places.slice().sort();
    const text = corpus.symbols.slice(ordered[0], (ordered[0] ?? 0) + length);
    const at = Array.from(ordered, (place) => `${corpus.fileOf[place] ?? ''}.${corpus.blockOf[place] ?? ''}`);
    return `${text.map((symbol) => String.fromCharCode(symbol + 97)).join('')}@${at.join()}`;
  });
}

/** Every text that occurs twice and is followed, and preceded, by different things. */
function naive(files: readonly string[]): string[] {
  const found = new Map<string, { before: Set<unknown>; after: Set<unknown>; at: string[] }>();
  files.forEach((file, f) => {
    for (let start = 0; start < file.length; start++)
      for (let end = start + 1; end <= file.length; end++) {
        const text = file.slice(start, end);
        const entry = found.get(text) ?? { before: new Set(), after: new Set(), at: [] };
        entry.before.add(file[start - 1] ?? Symbol('start'));
        entry.after.add(file[end] ?? Symbol('end'));
        entry.at.push(`${f}.${start}`);
        found.set(text, entry);
      }
  });
  const maximal = [...found].filter(([, { before, after }]) => before.size > 1 && after.size > 1);
  return maximal.map(([text, { at }]) => `${text}@${at.join()}`);
}

describe('repeats', () => {
  it('are empty for text without repetition', () => {
    expect(repeatsOf('abc def')).toEqual([]);
    expect(repeatsOf('')).toEqual([]);
  });

  it('are as long as they can be', () => {
    expect(repeatsOf('xabcy zabcw')).toEqual(['abc@0.1,1.1']);
  });

  it('come with shorter ones that occur elsewhere too', () => {
    expect(repeatsOf('abcd abcd xbcy')).toEqual(['abcd@0.0,1.0', 'bc@0.1,1.1,2.1']);
  });

  it('may overlap themselves', () => {
    expect(repeatsOf('aaa')).toEqual(['aa@0.0,0.1', 'a@0.0,0.1,0.2']);
  });

  it('never reach across the end of a file', () => {
    expect(repeatsOf('ab a b')).toEqual(['a@0.0,1.0', 'b@0.1,2.0']);
  });

  it('are all there are', () => {
    const file = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 14 });
    fc.assert(
      fc.property(fc.array(file, { minLength: 1, maxLength: 3 }), (files) => {
        expect(repeatsOf(files.join(' ')).sort()).toEqual(naive(files).sort());
      }),
    );
  });
});
