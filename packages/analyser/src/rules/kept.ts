/**
 * A cache of results computed from texts, such as parsed files, across successive batches. The key names everything
 * beside the text that a result depends on.
 */
export interface Kept<T> {
  /** The cached result for this key and text; otherwise the result of `make`, which is then cached. */
  get(key: string, text: string, make: () => T): T;
  /** Starts the next batch: drops results that the batch before did not use. */
  begin(): void;
}

/** A cache with the results of the current batch and of the one before. */
export function keeping<T>(): Kept<T> {
  interface Entry {
    readonly text: string;
    readonly made: T;
  }
  let before: ReadonlyMap<string, Entry> = new Map();
  let now = new Map<string, Entry>();
  return {
    get: (key, text, make) => {
      const known = now.get(key) ?? before.get(key);
      const entry = known?.text === text ? known : { text, made: make() };
      now.set(key, entry);
      return entry.made;
    },
    begin: () => {
      before = now;
      now = new Map();
    },
  };
}

/** A cache that stores nothing: each call computes its result. */
export const nothingKept = {
  get: <T>(_key: string, _text: string, make: () => T) => make(),
  begin: () => undefined,
};
