import { maxResults, pagesAtOnce, pageSize } from './limits.ts';
import { ServiceFailure } from './service-failure.ts';

interface Page<T> {
  readonly elementos: readonly T[];
  /** How many the service has in all. */
  readonly total: number;
}

/**
 * All pages of a search as far as the service gives them, some at a time once the first has told the total. When the
 * service stops answering after the first page, what has come is given: the total says that it is not all.
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
