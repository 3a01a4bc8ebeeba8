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

test('the typed values are restored with the version that they were based on, until they are dropped', () => {
  const { storage, values } = storageWith();
  const kept = createKeptForm(storage, 'f', schema);
  expect(kept.read()).toBeNull();
  expect(kept.write({ form: { nombre: 'a medias' }, etag: '"3"' })).toBe(true);
  expect(kept.read()).toEqual({ form: { nombre: 'a medias' }, etag: '"3"' });
  kept.drop();
  expect([kept.read(), values.size]).toEqual([null, 0]);
});

test.each(['{', 'null', '{"form":{"nombre":1},"etag":null}', '{"nombre":"x"}'])(
  'a copy that is damaged or does not match the form is read as null: %s',
  (text) => {
    expect(createKeptForm(storageWith({ f: text }).storage, 'f', schema).read()).toBeNull();
  },
);

test('a field outside the schema is not restored', () => {
  const text = '{"form":{"nombre":"n","githubtoken":"ghp_x"},"etag":null}';
  const { storage } = storageWith({ f: text });
  expect(createKeptForm(storage, 'f', schema).read()).toEqual({ form: { nombre: 'n' }, etag: null });
});

test('a full or forbidden storage stores nothing and causes no error', () => {
  const fail = () => {
    throw new Error('QuotaExceededError');
  };
  const kept = createKeptForm({ getItem: fail, setItem: fail, removeItem: fail }, 'f', schema);
  kept.drop();
  expect([kept.read(), kept.write({ form: { nombre: 'n' }, etag: null })]).toEqual([null, false]);
});
