import { describe, expect, test } from 'vitest';

import { moveItem, toggleItem } from './ordered-selection.ts';
import { pageSize, paginate } from './paginate.ts';

describe('pages', () => {
  const items = Array.from({ length: 21 }, (_item, index) => index);

  test('a page has ten items, and the last page the rest', () => {
    expect(pageSize).toBe(10);
    expect(paginate(items, 1)).toEqual({ items: items.slice(0, 10), page: 1, pages: 3 });
    expect(paginate(items, 3)).toEqual({ items: [20], page: 3, pages: 3 });
  });

  test.each([
    [0, 1],
    [-4, 1],
    [99, 3],
    [Number.NaN, 1],
    [1.5, 1],
  ])('requested page %d shows page %d', (wanted, page) => {
    expect(paginate(items, wanted).page).toBe(page);
  });

  test('an empty list has one empty page', () => {
    expect(paginate([], 4)).toEqual({ items: [], page: 1, pages: 1 });
  });
});

describe('an ordered selection', () => {
  test('adds items at its end and removes them again', () => {
    expect(toggleItem(['a'], 'b')).toEqual(['a', 'b']);
    expect(toggleItem(['a', 'b'], 'a')).toEqual(['b']);
  });

  test('moves one item and keeps the order of the others', () => {
    expect(moveItem(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b']);
    expect(moveItem(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c']);
  });

  test('a move beyond either end changes nothing', () => {
    const selection = ['a', 'b'];
    expect(moveItem(selection, 0, -1)).toBe(selection);
    expect(moveItem(selection, 1, 2)).toBe(selection);
  });
});
