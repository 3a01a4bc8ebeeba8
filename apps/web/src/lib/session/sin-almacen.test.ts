import { describe, expect, test } from 'vitest';

import { createOtherTabs } from './other-tabs.ts';
import { storeReturnPath, takeReturnPath } from './return-path.ts';
import { setup } from './session-manager.fixture.ts';

const refuse = () => {
  throw new DOMException('denied', 'SecurityError');
};
const forbidden = { getItem: refuse, setItem: refuse, removeItem: refuse };
const full = {
  getItem: () => null,
  setItem: () => {
    throw new DOMException('full', 'QuotaExceededError');
  },
  removeItem: () => undefined,
};

describe.each([
  ['forbidden', forbidden],
  ['full', full],
])('with a %s storage', (_name, storage) => {
  test('a requested path is lost, without an error', () => {
    storeReturnPath(storage, '/m/pruebas/1');
    expect(takeReturnPath(storage, '/m', 'https://x.example')).toBeNull();
  });

  test('the sign-in succeeds, and stays on the page', async () => {
    const { manager } = setup({ storage });
    await expect(manager.start()).resolves.toBeNull();
    expect(manager.get()).toMatchObject({ estado: 'dentro', persona: { sub: 's1' } });
  });

  test('an unreachable provider is reported, and a retry opens the landing page', async () => {
    const { manager, calls } = setup({ storage, reachable: false });
    await expect(manager.start()).resolves.toBeNull();
    expect(manager.get()).toMatchObject({ estado: 'sin-proveedor', motivo: 'inaccesible' });
    manager.retry();
    expect(calls).toEqual([['assign', '/m/']]);
  });

  test('signing in again opens the sign-in page', async () => {
    const { manager, names } = setup({ storage });
    await manager.start();
    manager.signIn();
    await expect.poll(names).toEqual(['init', 'login']);
  });

  test('signing out reaches the provider', async () => {
    const { manager, names } = setup({ storage });
    await manager.start();
    await manager.signOut();
    expect(names()).toEqual(['init', 'announce', 'logout']);
    expect(manager.get()).toMatchObject({ estado: 'fuera', persona: null, salida: null });
    await expect(manager.token()).resolves.toBeNull();
  });

  test('the end of the session is not announced, without an error', () => {
    const tabs = createOtherTabs(storage, new EventTarget());
    expect(() => {
      tabs.announceSignOut();
    }).not.toThrow();
  });
});
