/**
 * Calls under a key within a window that began `age` milliseconds ago. Servers exchange ages, since their clocks differ: the
 * database's clock alone dates the window.
 */
export interface Counted {
  readonly key: string;
  readonly age: number;
  readonly count: number;
}

/** Port to the counts that several servers share. */
export interface CountExchange {
  /** Adds counts; answers those of all servers. */
  add(counted: readonly Counted[], windowMs: number): Promise<readonly Counted[]>;
  /** Removes windows that began longer ago than this. */
  removeOlder(age: number): Promise<void>;
}
