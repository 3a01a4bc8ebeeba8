import { expect, it } from 'vitest';

import { createOtherTabs } from './other-tabs.ts';

it('leaves no entry in the storage, and works without a storage', () => {
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

it('reports a sign-out once, and no other write', () => {
  const target = new EventTarget();
  let notices = 0;
  createOtherTabs(localStorage, target).onSignOut(() => (notices += 1));
  target.dispatchEvent(new StorageEvent('storage', { key: 'mantenible.salida', newValue: '1' }));
  target.dispatchEvent(new StorageEvent('storage', { key: 'mantenible.salida', newValue: null }));
  target.dispatchEvent(new StorageEvent('storage', { key: 'other', newValue: '1' }));
  expect(notices).toBe(1);
});
