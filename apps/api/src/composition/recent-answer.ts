/**
 * Calls at most once in `forMs`; calls meanwhile share its result or rejection. `joined` shares a call only
 * while it is under way.
 */
export function recentAnswer<T>(ask: () => Promise<T>, now: () => Date, forMs: number): () => Promise<T> {
  let last: { readonly answer: Promise<T>; readonly since: number } | null = null;
  return () => {
    const at = now().getTime();
    if (last === null || at - last.since >= forMs) last = { answer: ask(), since: at };
    return last.answer;
  };
}
