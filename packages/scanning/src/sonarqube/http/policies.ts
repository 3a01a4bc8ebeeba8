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

/** One attempt: its text or its failure. It does not throw, so every answer can close the circuit. */
export type Attempt = () => Promise<string | ServiceFailure>;

/**
 * Sends a request at most twice. After five outages in a row the circuit opens for 30 s and requests
 * fail at once. The whole adapter has one circuit.
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

/** Delay with jitter, which spreads the retries of concurrent callers. */
function pauseBefore(outcome: unknown): number {
  const asked = outcome instanceof ServiceFailure ? (outcome.waitMs ?? 0) : 0;
  return asked + retryJitterMs.from + Math.random() * (retryJitterMs.to - retryJitterMs.from);
}
