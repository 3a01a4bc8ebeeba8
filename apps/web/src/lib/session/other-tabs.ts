const storageKey = 'mantenible.salida';

/** Tells the other tabs of this browser that their session has ended, and learns it from them. */
export interface OtherTabs {
  readonly announceSignOut: () => void;
  readonly onSignOut: (listener: () => void) => void;
}

/** Over a storage's events: what is written is the moment alone, and it goes at once. */
export function createOtherTabs(
  storage: Pick<Storage, 'setItem' | 'removeItem'>,
  target: EventTarget,
): OtherTabs {
  return {
    announceSignOut: () => {
      try {
        storage.setItem(storageKey, String(Date.now()));
        storage.removeItem(storageKey);
      } catch {
        // A forbidden storage tells no tab; each finds out by the check of its session.
      }
    },
    onSignOut: (listener) => {
      target.addEventListener('storage', (event) => {
        if ('key' in event && event.key === storageKey && 'newValue' in event && event.newValue !== null)
          listener();
      });
    },
  };
}
