import { describe, expect, it } from 'vitest';

import { adds, addsLines, changes, deletesCopy, renames, rewrites } from './edits.ts';

const after = new Map([
  ['a.js', 'uno();\n\ndos();\ntres();\n\ncuatro();\n'],
  ['b.js', 'let b;\n'],
]);

describe('an edit turns the tree after a commit into the one before', () => {
  it('without a file that was added, under its earlier name, or with one that was deleted', () => {
    expect([...adds('a.js')(after).keys()]).toEqual(['b.js']);
    expect([...renames('antes.js', 'b.js')(after)]).toEqual([
      ['a.js', after.get('a.js')],
      ['antes.js', 'let b;\n'],
    ]);
    expect(deletesCopy('c.js', 'b.js', { b: 'c' })(after).get('c.js')).toBe('let c;\n');
  });

  it.each([
    ['in the middle', 'dos', 2, 'uno();\n\ncuatro();\n'],
    ['at the end', 'cuatro', 1, 'uno();\n\ndos();\ntres();\n'],
    ['between others', 'tres', 1, 'uno();\n\ndos();\n\ncuatro();\n'],
    ['of several paragraphs', 'dos();\ntres', 4, 'uno();\n'],
  ])(
    'without lines that were added %s, and without a blank line too many',
    (_where, first, count, before) => {
      expect(addsLines('a.js', first, count)(after).get('a.js')).toBe(before);
    },
  );

  it('with the words and lines that were written over', () => {
    expect(changes('b.js', 'var', 'let')(after).get('b.js')).toBe('var b;\n');
    expect(rewrites('a.js', 'dos', 2, 'cero();')(after).get('a.js')).toBe('uno();\n\ncero();\n\ncuatro();\n');
  });

  it.each([
    [adds('x.js'), 'there is no x.js'],
    [changes('a.js', '', 'cinco'), 'a.js must hold once: cinco'],
    [addsLines('a.js', '();'), 'a.js must hold once: ();'],
  ])('and refuses what the tree does not hold once (%#)', (edit, message) => {
    expect(() => edit(after)).toThrow(message);
  });
});
