/** Remembers what a function gave for `forMs`. Callers that come while it runs share its answer; a failure is forgotten. */
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
