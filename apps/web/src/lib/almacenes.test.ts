import { expect, test } from 'vitest';

import { openStorage } from './almacenes.ts';

test('a storage that the browser gives is used as it is', () => {
  expect(openStorage(() => localStorage)).toEqual({ storage: localStorage, isBlocked: false });
});

test('where the browser blocks the data of sites, values stay in memory', () => {
  const { storage, isBlocked } = openStorage(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  storage.setItem('a', '1');
  storage.setItem('b', '2');
  storage.removeItem('a');
  expect([isBlocked, storage.length, storage.key(0), storage.getItem('b')]).toEqual([true, 1, 'b', '2']);
  storage.clear();
  expect([storage.length, storage.key(0), storage.getItem('b')]).toEqual([0, null, null]);
});
