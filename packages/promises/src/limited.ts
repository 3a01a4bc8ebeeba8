/**
 * Returns a function that runs its task at once while fewer than `width` tasks run; further tasks wait in order, at
 * most `mostWaiting` of them.
 * @param full makes the error with which a task is rejected when the queue is full
 */
export function limited(
  width: number,
  mostWaiting: number,
  full: () => Error,
): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let running = 0;

  const enter = (): Promise<void> => {
    if (running < width) {
      running += 1;
      return Promise.resolve();
    }
    if (waiting.length >= mostWaiting) return Promise.reject(full());
    return new Promise((resolve) => waiting.push(resolve));
  };
  const leave = () => {
    const next = waiting.shift();
    // The next task takes the place over, so that no later call can run before it.
    if (next) next();
    else running -= 1;
  };

  return async (work) => {
    await enter();
    try {
      return await work();
    } finally {
      leave();
    }
  };
}
