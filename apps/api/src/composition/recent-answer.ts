/**
 * Asks at most once in `forMs`, however often it is asked itself: whoever comes meanwhile gets the same answer, a
 * rejection too.
 */
export function recentAnswer<T>(ask: () => Promise<T>, now: () => Date, forMs: number): () => Promise<T> {
  let last: { readonly answer: Promise<T>; readonly since: number } | null = null;
  return () => {
    const at = now().getTime();
    if (last === null || at - last.since >= forMs) last = { answer: ask(), since: at };
    return last.answer;
  };
}
