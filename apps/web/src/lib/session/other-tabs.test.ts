// @vitest-environment jsdom
import { expect, it } from 'vitest';

import { createOtherTabs } from './other-tabs.ts';

it('leaves nothing behind in the storage, and goes on without one', () => {
  const written: string[] = [];
  const tabs = createOtherTabs(
    {
      setItem: (name) => void written.push(name),
      removeItem: (name) => void written.splice(written.indexOf(name), 1),
    },
    new EventTarget(),
  );
  tabs.announceSignOut();
  expect(written).toEqual([]);
  const forbidden = () => {
    throw new DOMException('no', 'SecurityError');
  };
  createOtherTabs({ setItem: forbidden, removeItem: forbidden }, new EventTarget()).announceSignOut();
});

it('is told once of a sign-out, and of nothing else that is written', () => {
  const target = new EventTarget();
  let told = 0;
  createOtherTabs(localStorage, target).onSignOut(() => (told += 1));
  target.dispatchEvent(new StorageEvent('storage', { key: 'mantenible.salida', newValue: '1' }));
  target.dispatchEvent(new StorageEvent('storage', { key: 'mantenible.salida', newValue: null }));
  target.dispatchEvent(new StorageEvent('storage', { key: 'other', newValue: '1' }));
  expect(told).toBe(1);
});
