const storageKey = 'mantenible.salida';

/** Sends the end of the session to the other tabs of this browser, and receives it from them. */
export interface OtherTabs {
  readonly announceSignOut: () => void;
  readonly onSignOut: (listener: () => void) => void;
}

/** Sends by the events of a storage, which only other tabs receive: writes the time, and removes it at once. */
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
        // Without a storage each tab detects the end by the check of its session.
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
