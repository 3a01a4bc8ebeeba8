import {
  BrokenCircuitError,
  circuitBreaker,
  ConsecutiveBreaker,
  DelegateBackoff,
  handleWhenResult,
  retry,
} from 'cockatiel';

import type { Deadline } from './deadline.ts';
import { circuitFailures, circuitOpenMs, retryJitterMs, minRetryMs } from './limits.ts';
import { ServiceFailure } from './service-failure.ts';

/** One attempt of a request, which returns the text or the failure. It does not throw: every result reaches the circuit. */
export type Attempt = () => Promise<string | ServiceFailure>;

/**
 * Returns a function that runs an attempt, and an idempotent one a second time if a retry may help. After five outages
 * in a row the circuit opens for 30 s, and requests fail at once. The whole adapter has one circuit.
 */
export function createPolicies() {
  const circuit = circuitBreaker(
    handleWhenResult((outcome) => outcome instanceof ServiceFailure && outcome.isOutage),
    { halfOpenAfter: circuitOpenMs, breaker: new ConsecutiveBreaker(circuitFailures) },
  );
  return async (
    attempt: Attempt,
    deadline: Deadline,
    idempotent: boolean,
  ): Promise<string | ServiceFailure> => {
    const tries = idempotent ? () => withRetry(attempt, deadline) : attempt;
    try {
      return await circuit.execute(tries);
    } catch (error) {
      if (!(error instanceof BrokenCircuitError)) throw error;
      return new ServiceFailure('servicio-inaccesible', { detail: 'circuit open' });
    }
  };
}

function withRetry(attempt: Attempt, deadline: Deadline): Promise<string | ServiceFailure> {
  const worthwhile = handleWhenResult(
    (outcome) =>
      outcome instanceof ServiceFailure &&
      outcome.retriable &&
      deadline.remainingMs() > (outcome.waitMs ?? 0) + minRetryMs,
  );
  const backoff = new DelegateBackoff(({ result }: { result: { value?: unknown } | object }) =>
    pauseBefore('value' in result ? result.value : null),
  );
  return retry(worthwhile, { maxAttempts: 1, backoff }).execute(attempt, deadline.signal);
}

/** Delay before a retry in milliseconds, with jitter, which spreads the retries of concurrent callers. */
function pauseBefore(outcome: unknown): number {
  const asked = outcome instanceof ServiceFailure ? (outcome.waitMs ?? 0) : 0;
  return asked + retryJitterMs.from + Math.random() * (retryJitterMs.to - retryJitterMs.from);
}
