/** Calls under a key within a window that began at `since`, in milliseconds. */
export interface Counted {
  readonly key: string;
  readonly since: number;
  readonly count: number;
}

/** Port to the counts that several servers share. */
export interface CountExchange {
  /** Adds counts; answers those of all servers. */
  add(counted: readonly Counted[], windowMs: number): Promise<readonly Counted[]>;
  removeBefore(moment: number): Promise<void>;
}
