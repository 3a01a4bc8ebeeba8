import { QueryClient } from '@tanstack/react-query';

import { toApiProblem } from './api-problem.ts';

const maximumRetries = 2;
const neverRepeated: ReadonlySet<string> = new Set(['ERR_CANCELED', 'sin-proveedor']);

/**
 * Reads are repeated at most twice, and only where another try may help: no answer, or the server failing. Waiting for
 * the identity provider has used up the person's patience already.
 */
export function shouldRetry(failures: number, error: unknown): boolean {
  const { status, codigo } = toApiProblem(error);
  if (failures >= maximumRetries || neverRepeated.has(codigo)) return false;
  return status === 0 || status === 502 || status === 503 || status === 504;
}

/** Half a second, doubled each time, with jitter so that a classroom does not knock all at once. */
export function retryDelay(failures: number, random: () => number = Math.random): number {
  return 500 * 2 ** failures * (0.5 + random());
}

/** The cache of what was read; emptied at sign-out. Offline calls fail at once instead of waiting unseen. */
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
