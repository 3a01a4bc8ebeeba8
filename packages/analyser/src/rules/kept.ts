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

/** A cache of parsed scripts, and of the part of the browser library that the programs of several batches share. */
export interface KeptScripts<T> extends Kept<T> {
  /**
   * A part of the library with the declarations for these words: the cached one if it has all of them, otherwise a new
   * one for the words of both.
   */
  part(words: ReadonlySet<string>, make: (words: ReadonlySet<string>) => T): T;
  /** The words of a text that occur in the library; `make` computes them. */
  words(text: string, make: () => ReadonlySet<string>): ReadonlySet<string>;
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

/** A cache with the scripts of the current batch and of the one before, and with the last part of the library. */
export function keepingScripts<T>(): KeptScripts<T> {
  let last: { readonly words: ReadonlySet<string>; readonly made: T } | null = null;
  const parsed = keeping<T>();
  const wordsOfTexts = keeping<ReadonlySet<string>>();
  return {
    get: (key, text, make) => parsed.get(key, text, make),
    begin: () => {
      parsed.begin();
      wordsOfTexts.begin();
    },
    words: (text, make) => wordsOfTexts.get(text, text, make),
    part: (words, make) => {
      const known = last;
      if (known && [...words].every((word) => known.words.has(word))) return known.made;
      const all = new Set([...(known?.words ?? []), ...words]);
      const made = make(all);
      last = { words: all, made };
      return made;
    },
  };
}

/** A cache that stores nothing: each call computes its result. */
export const nothingKept = {
  get: <T>(_key: string, _text: string, make: () => T) => make(),
  begin: () => undefined,
  part: <T>(words: ReadonlySet<string>, make: (words: ReadonlySet<string>) => T) => make(words),
  words: (_text: string, make: () => ReadonlySet<string>) => make(),
};
