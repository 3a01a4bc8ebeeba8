import { expect, test } from 'vitest';

import { safeReturnPath, storeReturnPath, takeReturnPath } from './return-path.ts';

const origin = 'https://mantenible.example';

function memory() {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
    size: () => values.size,
  };
}

test.each(['/mantenible/', '/mantenible', '/mantenible/pruebas/1?x=1#y', '/mantenible/a%2Fb'])(
  'a path under the base is accepted: %s',
  (path) => {
    expect(safeReturnPath(path, '/mantenible', origin)).toBe(path);
  },
);

test.each([
  '//evil.example',
  '/\\evil.example',
  '\\/evil.example',
  'https:evil.example',
  'https://evil.example/mantenible/',
  'javascript:alert(1)',
  '/mantenible-otro/',
  '/otra',
  '/mantenible/../otra',
  '/mantenible/%2e%2e/otra',
  '/mantenible//../../otra',
  '/\t/evil.example',
  '',
  'mantenible/',
])('any other path is refused: %s', (path) => {
  expect(safeReturnPath(path, '/mantenible', origin)).toBeNull();
});

test('at the root every path of the origin is accepted, and no other origin', () => {
  expect(safeReturnPath('/lista_pauta', '', origin)).toBe('/lista_pauta');
  expect(safeReturnPath('//evil.example/', '', origin)).toBeNull();
});

test('a path beyond the bound is not stored, nor the one before it', () => {
  const storage = memory();
  const longest = `/mantenible/${'a'.repeat(8192 - '/mantenible/'.length)}`;
  storeReturnPath(storage, longest);
  expect(takeReturnPath(storage, '/mantenible', origin)).toBe(longest);
  storeReturnPath(storage, '/mantenible/informacion');
  storeReturnPath(storage, `${longest}a`);
  expect(storage.size()).toBe(0);
});

test('a stored path is returned once and removed, also when it is refused', () => {
  const storage = memory();
  storeReturnPath(storage, '/mantenible/informacion');
  expect(takeReturnPath(storage, '/mantenible', origin)).toBe('/mantenible/informacion');
  expect(takeReturnPath(storage, '/mantenible', origin)).toBeNull();
  storeReturnPath(storage, '//evil.example');
  expect(takeReturnPath(storage, '/mantenible', origin)).toBeNull();
  expect(storage.size()).toBe(0);
});
