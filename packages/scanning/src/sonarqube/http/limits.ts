/** Limits of requests to the service. A port call ends within `callMs`, including retries and pages. */
export interface Limits {
  readonly callMs: number;
  readonly jsonBytes: number;
  readonly sourceBytes: number;
}

/** The default limits. A call ends, with the reason of its failure, before the 10 s that the page waits for its API. */
export const limits: Limits = { callMs: 9_000, jsonBytes: 16 * 1024 * 1024, sourceBytes: 5 * 1024 * 1024 };

/** Bytes read of a refusal: enough for its reason. */
export const refusalBytes = 64 * 1024;

/** Remaining time of a call in milliseconds below which no retry starts. */
export const minRetryMs = 500;
export const retryJitterMs = { from: 50, to: 300 };
/** Longest Retry-After in milliseconds after which a request is repeated; a longer one is reported as a busy service. */
export const retryAfterMaxMs = 2_000;

/** Outages in a row that open the circuit, and the time that it stays open. */
export const circuitFailures = 5;
export const circuitOpenMs = 30_000;

/** Limits of the service: results on one page, and results of one search on all pages. */
export const pageSize = 500;
export const maxResults = 10_000;
export const pagesAtOnce = 4;

/** Lifetime of the cached keys of metrics. */
export const metricKeysLifetimeMs = 5 * 60_000;
/** Lifetime of the cached status of the service: another service may take over the same address. */
export const serviceLifetimeMs = 60_000;
