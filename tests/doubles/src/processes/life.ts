import { setTimeout as sleep } from 'node:timers/promises';

import { descendantsOf } from './system-processes.ts';

/** Silence after which a wait is given up; on a machine with ten processes a core, each still gets 6 of these seconds. */
const silenceMs = 60_000;
/** Clock ticks of work that count as a sign of life: 2 seconds. An idle server uses less in the time of a silence. */
const workTicks = 200;
const lookMs = 1000;
const attemptMs = 50;

/** Processor time of everything that this process has started and that still runs, in clock ticks. */
const ticksBelow = (): number => descendantsOf(process.pid).reduce((sum, { ticks }) => sum + ticks, 0);

/** Whether one of them has work for which a busy machine gives it next to nothing: those of an analysis have a low priority. */
const isStarved = (): boolean => descendantsOf(process.pid).some(({ runnable }) => runnable);

/** Watches for a silence: no sign that `hear` was given, and no work of the processes that this one started. */
function listen() {
  let [signAt, ticks, last] = [performance.now(), ticksBelow(), ''];
  const alive = () => {
    [signAt, ticks] = [performance.now(), ticksBelow()];
  };
  return {
    report: (sign: string) => {
      if (sign !== last) alive();
      last = sign;
    },
    isSilent: () => {
      if (performance.now() - signAt < silenceMs) return false;
      const now = ticksBelow();
      // Processes that end take their ticks with them.
      if (now - ticks < workTicks && now >= ticks && !isStarved()) return true;
      alive();
      return false;
    },
  };
}

/**
 * Settles as `work` does. Rejects after a minute without a change of `sign` in which the processes that this one started did
 * no work, unless one of them waits for the processor: never because the machine is slow.
 */
export async function whileAlive<T>(work: Promise<T>, what: string, sign = () => ''): Promise<T> {
  const over = new AbortController();
  const silence = listen();
  const watch = async (): Promise<never> => {
    for (;;) {
      await sleep(lookMs, undefined, { signal: over.signal, ref: false });
      silence.report(sign());
      if (silence.isSilent()) throw new Error(`a minute of silence while waiting for ${what}: ${sign()}`);
    }
  };
  const watching = watch();
  // Aborted below once the work has settled.
  watching.catch(() => undefined);
  try {
    return await Promise.race([work, watching]);
  } finally {
    over.abort();
  }
}

/**
 * Repeats an assertion until it passes. Throws its last error after a minute in which that error stayed the same, under the
 * same condition.
 */
export async function eventually<T>(assertion: () => T | Promise<T>): Promise<T> {
  const silence = listen();
  for (;;) {
    try {
      return await assertion();
    } catch (error) {
      silence.report(String(error));
      if (silence.isSilent()) throw error;
    }
    await sleep(attemptMs);
  }
}
