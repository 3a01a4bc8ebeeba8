import { maxResults, pagesAtOnce, pageSize } from './limits.ts';
import { ServiceFailure } from './service-failure.ts';

interface Page<T> {
  readonly elementos: readonly T[];
  /** Number of all results of the search. */
  readonly total: number;
}

/**
 * Reads all pages of a search up to the service's limit, several at a time after the first page. A later page is left out
 * where the service is unavailable (no connection, no answer in time, status 5xx); `total` shows that results are missing.
 */
export async function readPages<T>(read: (page: number) => Promise<Page<T>>): Promise<Page<T>> {
  const first = await read(1);
  const count = Math.ceil(Math.min(first.total, maxResults) / pageSize);
  const pages: (readonly T[])[] = [first.elementos];
  let next = 2;
  const work = async () => {
    while (next <= count) {
      const page = next++;
      pages[page - 1] = (await read(page)).elementos;
    }
  };
  const workers = Array.from({ length: Math.min(pagesAtOnce, Math.max(0, count - 1)) }, () => work());
  for (const { reason } of (await Promise.allSettled(workers)).filter((end) => end.status === 'rejected')) {
    const silent: unknown = reason;
    if (!(silent instanceof ServiceFailure && silent.code === 'servicio-inaccesible')) throw silent;
  }
  return { elementos: pages.flat(), total: first.total };
}
