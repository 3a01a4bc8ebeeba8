/** Bounds of a conversation with the service. A whole port call ends within `callMs`, retries and pages included. */
export interface Limits {
  readonly callMs: number;
  readonly jsonBytes: number;
  readonly sourceBytes: number;
}

/** The page waits 10 s for its API: a call must have ended, and be named, before that. */
export const limits: Limits = { callMs: 9_000, jsonBytes: 16 * 1024 * 1024, sourceBytes: 5 * 1024 * 1024 };

/** Of an answer that refuses, only enough to tell why. */
export const refusalBytes = 64 * 1024;

/** A second try is worth starting only with this much time left. */
export const retryNeedsMs = 500;
export const retryJitterMs = { from: 50, to: 300 };
/** A service that asks for a longer pause than this is called busy instead. */
export const retryAfterMaxMs = 2_000;

export const circuitFailures = 5;
export const circuitOpenMs = 30_000;

/** The service's own caps: results a page, and results of one search that it gives at all. */
export const pageSize = 500;
export const maxResults = 10_000;
export const pagesAtOnce = 4;

export const metricKeysMs = 5 * 60_000;
/** Another service may be put behind the same address: what is ours must not be asked of it for longer than this. */
export const serviceMs = 60_000;
