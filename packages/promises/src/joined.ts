export interface Joined<A extends readonly unknown[], T> {
  (...asked: A): Promise<T>;
  /** The call that another one with these arguments would join; null without one. */
  underWay(...asked: A): Promise<T> | null;
}

/**
 * Lets calls with the same arguments (compared as JSON) share the call that is under way. No result is kept after
 * that call. Two similar functions of the server: `sharedRead` never joins a read that began before the request,
 * and `recentAnswer` keeps an answer for some time.
 */
export function joined<A extends readonly unknown[], T>(call: (...asked: A) => Promise<T>): Joined<A, T> {
  const running = new Map<string, Promise<T>>();
  const underWay = (...asked: A) => running.get(JSON.stringify(asked)) ?? null;
  const join = (...asked: A) => {
    const key = JSON.stringify(asked);
    const promise =
      running.get(key) ??
      call(...asked).finally(() => {
        running.delete(key);
      });
    running.set(key, promise);
    return promise;
  };
  return Object.assign(join, { underWay });
}
