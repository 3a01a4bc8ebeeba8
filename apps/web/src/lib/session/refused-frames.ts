const storageKey = 'mantenible.marcosRechazados';

type SessionStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** Whether the provider has refused the iframes of keycloak-js in this tab. */
export function areFramesRefused(storage: SessionStorage): boolean {
  try {
    return storage.getItem(storageKey) !== null;
  } catch {
    return false;
  }
}

/** Stores the refusal for this tab; a storage that is full or forbidden loses it, and the next page waits again. */
export function storeFramesRefused(storage: SessionStorage): void {
  try {
    storage.setItem(storageKey, 'si');
  } catch {
    // The sign-in continues without it.
  }
}

/**
 * Whether keycloak-js ended because its first iframe sent no message: the policy of a realm may forbid iframes. It has done
 * nothing else by then, so that a second client can begin where the first did.
 */
export function isSilentFrame(error: unknown): boolean {
  return error instanceof Error && error.message.includes('3rd party check iframe');
}
