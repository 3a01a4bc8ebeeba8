/** What a batch made of texts, by a key that names all that the result depends on beside the text. */
export interface Kept<T> {
  /** What was made of the same text under the same key, in this batch or the one before, or a new one. */
  get(key: string, text: string, make: () => T): T;
  /** Starts a batch: what the one before did not use is dropped. */
  begin(): void;
}

/** Parsed scripts, with the part of the library that the programs of a batch share. */
export interface KeptScripts<T> extends Kept<T> {
  /** The part for these words: the last one where it was made for all of them, or a new one for these and its words. */
  part(words: ReadonlySet<string>, make: (words: ReadonlySet<string>) => T): T;
  /** The words of a text that the library has. */
  words(text: string, make: () => ReadonlySet<string>): ReadonlySet<string>;
}

/** Holds what two batches made. */
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

/** Holds what two batches made, and the last part of the library. */
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

/** Keeps nothing. */
export const nothingKept = {
  get: <T>(_key: string, _text: string, make: () => T) => make(),
  begin: () => undefined,
  part: <T>(words: ReadonlySet<string>, make: (words: ReadonlySet<string>) => T) => make(words),
  words: (_text: string, make: () => ReadonlySet<string>) => make(),
};
