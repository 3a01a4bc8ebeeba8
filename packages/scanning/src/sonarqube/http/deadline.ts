/** The time that one port call has. */
export interface Deadline {
  readonly signal: AbortSignal;
  remainingMs(): number;
  /** True when the time ran out, false when the call ended before. */
  expired(): boolean;
}

/** Runs a call within its time; when it ends, for whatever reason, requests that are still open end with it. */
export async function withDeadline<T>(ms: number, run: (deadline: Deadline) => Promise<T>): Promise<T> {
  const end = performance.now() + ms;
  const controller = new AbortController();
  let expired = false;
  const timer = setTimeout(() => {
    expired = true;
    controller.abort();
  }, ms);
  try {
    return await run({
      signal: controller.signal,
      remainingMs: () => end - performance.now(),
      expired: () => expired,
    });
  } finally {
    clearTimeout(timer);
    controller.abort();
  }
}
