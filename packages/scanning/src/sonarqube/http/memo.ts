/** Caches a function's result for `forMs`. Concurrent callers share one run; a failure is not cached. */
export function createMemo<T>(now: () => Date, forMs: number) {
  let kept: { readonly value: Promise<T>; readonly since: number } | null = null;
  return (obtain: () => Promise<T>): Promise<T> => {
    const at = now().getTime();
    if (kept !== null && at - kept.since < forMs) return kept.value;
    const value = obtain();
    const mine = { value, since: at };
    kept = mine;
    value.catch(() => {
      if (kept === mine) kept = null;
    });
    return value;
  };
}
