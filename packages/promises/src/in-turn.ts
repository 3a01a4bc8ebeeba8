export interface Turns {
  /** Runs the task after all earlier ones; false, without running it, when too many wait. The task never rejects. */
  run(task: () => Promise<void>): boolean;
  /** Resolves when no task runs or waits. */
  idle(): Promise<void>;
}

/** Runs tasks one after another, of which at most `limit` wait. */
export function inTurn(limit: number): Turns {
  let waiting = 0;
  let last = Promise.resolve();
  return {
    run: (task) => {
      if (waiting >= limit) return false;
      waiting += 1;
      last = last.then(() => {
        waiting -= 1;
        return task();
      });
      return true;
    },
    idle: () => last,
  };
}
