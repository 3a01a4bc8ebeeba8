/**
 * Runs at most `width` works at once; the others wait in order, at most `mostWaiting` of them.
 * @param full reason of the refusal of one more
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
    // The next work takes the place over, so that no later call comes between.
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
