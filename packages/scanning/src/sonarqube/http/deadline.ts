/** Deadline of one port call. */
export interface Deadline {
  readonly signal: AbortSignal;
  remainingMs(): number;
  /** Whether the deadline has passed; false after a call that ended before it. */
  expired(): boolean;
}

/** Runs a call with a deadline; its open requests are aborted when it ends. */
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
