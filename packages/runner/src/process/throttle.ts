/** Throttles values: passes on the first at once, then the newest one at most once in `ms` milliseconds. */
export function throttle<T>(ms: number, pass: (value: T) => void) {
  let waiting: { readonly value: T } | null = null;
  let timer: NodeJS.Timeout | undefined;
  const flush = (): void => {
    timer = undefined;
    if (waiting === null) return;
    pass(waiting.value);
    waiting = null;
    timer = setTimeout(flush, ms);
  };
  return {
    set: (value: T): void => {
      waiting = { value };
      if (timer === undefined) flush();
    },
    /** Passes on the waiting value at once, if any, and ends the timer. */
    stop: (): void => {
      clearTimeout(timer);
      if (waiting !== null) pass(waiting.value);
      waiting = null;
    },
  };
}
