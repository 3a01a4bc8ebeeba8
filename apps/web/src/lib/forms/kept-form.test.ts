import { expect, test } from 'vitest';
import * as z from 'zod/mini';

import { createKeptForm } from './kept-form.ts';

const schema = z.object({ nombre: z.string() });

function storageWith(content: Record<string, string> = {}) {
  const values = new Map(Object.entries(content));
  const storage = {
    getItem: (name: string) => values.get(name) ?? null,
    setItem: (name: string, value: string) => void values.set(name, value),
    removeItem: (name: string) => void values.delete(name),
  };
  return { storage, values };
}

test('what was typed comes back with the version it was based on, until it is dropped', () => {
  const { storage, values } = storageWith();
  const kept = createKeptForm(storage, 'f', schema);
  expect(kept.read()).toBeNull();
  expect(kept.write({ form: { nombre: 'a medias' }, etag: '"3"' })).toBe(true);
  expect(kept.read()).toEqual({ form: { nombre: 'a medias' }, etag: '"3"' });
  kept.drop();
  expect([kept.read(), values.size]).toEqual([null, 0]);
});

test.each(['{', 'null', '{"form":{"nombre":1},"etag":null}', '{"nombre":"x"}'])(
  'a copy that is damaged or unlike the form reads as none: %s',
  (text) => {
    expect(createKeptForm(storageWith({ f: text }).storage, 'f', schema).read()).toBeNull();
  },
);

test('a field that the schema does not name is not restored', () => {
  const text = '{"form":{"nombre":"n","githubtoken":"ghp_x"},"etag":null}';
  const { storage } = storageWith({ f: text });
  expect(createKeptForm(storage, 'f', schema).read()).toEqual({ form: { nombre: 'n' }, etag: null });
});

test('a storage that is full or forbidden keeps nothing and breaks nothing', () => {
  const fail = () => {
    throw new Error('QuotaExceededError');
  };
  const kept = createKeptForm({ getItem: fail, setItem: fail, removeItem: fail }, 'f', schema);
  kept.drop();
  expect([kept.read(), kept.write({ form: { nombre: 'n' }, etag: null })]).toEqual([null, false]);
});
