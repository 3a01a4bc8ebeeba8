import { QueryClient } from '@tanstack/react-query';

import { toApiProblem } from './api-problem.ts';

const maximumRetries = 2;
const codesWithoutRetry: ReadonlySet<string> = new Set(['ERR_CANCELED', 'sin-proveedor']);

/**
 * Reads are retried at most twice, and only without an answer or after 502, 503 or 504. A cancelled read and a
 * timeout of the identity provider are not retried: for the latter the person has already waited.
 */
export function shouldRetry(failures: number, error: unknown): boolean {
  const { status, codigo } = toApiProblem(error);
  if (failures >= maximumRetries || codesWithoutRetry.has(codigo)) return false;
  return status === 0 || status === 502 || status === 503 || status === 504;
}

/** Half a second, doubled each time, with jitter that spreads the retries of many browsers. */
export function retryDelay(failures: number, random: () => number = Math.random): number {
  return 500 * 2 ** failures * (0.5 + random());
}

/** The cache of reads, emptied at sign-out. Offline calls fail at once instead of pausing. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: shouldRetry,
      retryDelay: (failures) => retryDelay(failures),
      networkMode: 'always',
      staleTime: 0,
      refetchOnWindowFocus: false,
    },
    mutations: { networkMode: 'always', retry: false },
  },
});
