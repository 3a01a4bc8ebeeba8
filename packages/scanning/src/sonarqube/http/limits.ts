/** Limits of requests to the service. A port call ends within `callMs`, including retries and pages. */
export interface Limits {
  readonly callMs: number;
  readonly jsonBytes: number;
  readonly sourceBytes: number;
}

/** The page waits 10 s for its API; a call ends with its reason before that. */
export const limits: Limits = { callMs: 9_000, jsonBytes: 16 * 1024 * 1024, sourceBytes: 5 * 1024 * 1024 };

/** Bytes read of a refusal: enough for its reason. */
export const refusalBytes = 64 * 1024;

/** Time left below which no retry starts. */
export const retryNeedsMs = 500;
export const retryJitterMs = { from: 50, to: 300 };
/** A longer Retry-After is reported as a busy service. */
export const retryAfterMaxMs = 2_000;

export const circuitFailures = 5;
export const circuitOpenMs = 30_000;

/** Limits of the service: results of a page, and results of one search. */
export const pageSize = 500;
export const maxResults = 10_000;
export const pagesAtOnce = 4;

export const metricKeysMs = 5 * 60_000;
/** Lifetime of the cached identity: another service may take over the same address. */
export const serviceMs = 60_000;
