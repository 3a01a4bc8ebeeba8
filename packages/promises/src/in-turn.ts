export interface TaskQueue {
  /** Runs the task after all earlier ones; false, without running it, when too many wait. The task must not reject. */
  run(task: () => Promise<void>): boolean;
  /** Resolves when no task runs or waits. */
  idle(): Promise<void>;
}

/** Creates a queue in which at most `limit` tasks wait. */
export function inTurn(limit: number): TaskQueue {
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
