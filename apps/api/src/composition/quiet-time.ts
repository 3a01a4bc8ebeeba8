import type { EventEmitter } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';

/** Time without a request after which a table may be rewritten. */
const QUIET_MS = 60_000;
/** The night ends: the rest is done in the next one. */
const LONGEST_WAIT_MS = 2 * 3_600_000;
const CHECK_EVERY_MS = 5000;

/** Health checks come day and night. */
const isHealth = (url: string): boolean => url.includes('/api/salud');

/**
 * Watches a server's requests. The returned function resolves to true once none has come for a minute; to false where that
 * takes more than two hours, or the signal is aborted.
 */
export function quietTime(
  server: Pick<EventEmitter, 'on'>,
  now: () => Date,
): (end: AbortSignal) => Promise<boolean> {
  let last = now().getTime();
  server.on('request', ({ url = '' }: { url?: string }) => {
    if (!isHealth(url)) last = now().getTime();
  });
  return async (end) => {
    const until = now().getTime() + LONGEST_WAIT_MS;
    while (!end.aborted && now().getTime() < until) {
      if (now().getTime() - last >= QUIET_MS) return true;
      await wait(CHECK_EVERY_MS, undefined, { signal: end, ref: false }).catch(() => undefined);
    }
    return false;
  };
}
