import {
  BrokenCircuitError,
  circuitBreaker,
  ConsecutiveBreaker,
  DelegateBackoff,
  handleWhenResult,
  retry,
} from 'cockatiel';

import type { Deadline } from './deadline.ts';
import { circuitFailures, circuitOpenMs, retryJitterMs, retryNeedsMs } from './limits.ts';
import { ServiceFailure } from './service-failure.ts';

/** One try: its text, or why there is none. It never throws, so that every answer closes the circuit again. */
export type Attempt = () => Promise<string | ServiceFailure>;

/**
 * Asks at most twice while the service may answer, and not at all while it is known to be down: after five requests
 * in a row that found it so, for 30 s. One circuit serves the whole adapter.
 */
export function createPolicies() {
  const circuit = circuitBreaker(
    handleWhenResult((outcome) => outcome instanceof ServiceFailure && outcome.down),
    { halfOpenAfter: circuitOpenMs, breaker: new ConsecutiveBreaker(circuitFailures) },
  );
  return async (
    attempt: Attempt,
    deadline: Deadline,
    idempotent: boolean,
  ): Promise<string | ServiceFailure> => {
    const tries = idempotent ? () => twice(attempt, deadline) : attempt;
    try {
      return await circuit.execute(tries);
    } catch (error) {
      if (!(error instanceof BrokenCircuitError)) throw error;
      return new ServiceFailure('servicio-inaccesible', { detail: 'circuit open' });
    }
  };
}

function twice(attempt: Attempt, deadline: Deadline): Promise<string | ServiceFailure> {
  const worthwhile = handleWhenResult(
    (outcome) =>
      outcome instanceof ServiceFailure &&
      outcome.retriable &&
      deadline.remainingMs() > (outcome.waitMs ?? 0) + retryNeedsMs,
  );
  const backoff = new DelegateBackoff(({ result }: { result: { value?: unknown } | object }) =>
    pauseBefore('value' in result ? result.value : null),
  );
  return retry(worthwhile, { maxAttempts: 1, backoff }).execute(attempt, deadline.signal);
}

/** Jitter keeps many callers from coming back at the same moment. */
function pauseBefore(outcome: unknown): number {
  const asked = outcome instanceof ServiceFailure ? (outcome.waitMs ?? 0) : 0;
  return asked + retryJitterMs.from + Math.random() * (retryJitterMs.to - retryJitterMs.from);
}
