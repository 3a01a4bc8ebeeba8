import { describe, expect, it } from 'vitest';

import { readTag } from './tags.ts';

describe('tag', () => {
  it('has a name, attributes with the places of their values, and an end', () => {
    const text = `x<a-b  c d = "e>" :f='g' h=i/j />`;
    const tag = readTag(text, 1);
    expect(tag).toMatchObject({
      name: 'a-b',
      closing: false,
      selfClosing: true,
      nameEnd: 5,
      end: text.length,
    });
    expect(tag?.attributes.map(({ name, start, value }) => [name, start, value?.text, value?.start])).toEqual(
      [
        ['c', 7, undefined, undefined],
        ['d', 9, 'e>', 13],
        [':f', 18, 'g', 21],
        ['h', 25, 'i/j', 27],
      ],
    );
  });

  it.each([
    ['</a >', { name: 'a', closing: true, selfClosing: false, end: 5 }],
    ['<A', { name: 'a', closing: false, end: 2 }],
    ['<a b="c', { name: 'a', end: 7 }],
    ['<a =b>', { name: 'a', end: 6 }],
  ])('of %j', (text, expected) => {
    expect(readTag(text, 0)).toMatchObject(expected);
  });

  it.each(['< a>', '<1>', '<!-- a -->', '<>', 'a'])('does not begin at %j', (text) => {
    expect(readTag(text, 0)).toBeNull();
  });

  it.each(['<a ', '<a b=', '<a b="', '<a ="', '<a /', '<a b c=d '])(
    'ends at once in a text of %j',
    (part) => {
      const text = part.repeat(100_000 / part.length);
      expect(readTag(text, 0)?.name).toBe('a');
    },
  );
});
