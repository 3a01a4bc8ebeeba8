import { joined } from '@mantenible/promises/joined';
import { within } from '@mantenible/promises/within';

import type { Connection } from './connection.ts';
import { pendingWork, runFlushHooks, runSignOutHooks } from './hooks.ts';
import { initialState } from './session-state.ts';

/** Timeout of the sending of unsent work at sign-out, in milliseconds; then the person decides. */
const flushTimeout = 5_000;
const tooSlow = new Error('unsent work was not sent in time');

/** Both ways out of a session: with a question where work would be lost, and without. */
export function createSignOut(connection: Connection) {
  const { deps, store } = connection;

  async function signOut(): Promise<void> {
    if (store.get().salida !== null) return;
    store.set({ salida: 'enviando' });
    await within(deps.flushTimeout ?? flushTimeout, runFlushHooks(), tooSlow).catch(() => undefined);
    const pending = await pendingWork();
    if (store.get().caducada) store.set({ salida: null });
    else if (pending.length > 0) store.set({ salida: pending });
    else await signOutAnyway();
  }

  /** A second press joins the first. */
  const signOutAnyway = joined(async () => {
    await runSignOutHooks();
    const client = connection.identity;
    store.set({ ...initialState, estado: 'fuera' });
    connection.tokens = null;
    deps.otherTabs.announceSignOut();
    if (client !== null) void client.logout({ redirectUri: connection.redirectUri });
  });

  return { signOut, signOutAnyway };
}
