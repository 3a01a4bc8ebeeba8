import { readUpTo } from '@mantenible/promises/read-up-to';

/** A `fetch` that reads at most `maxBytes` of an answer; a longer answer is an error. */
export function boundedFetch(maxBytes: number, fetcher: typeof fetch): typeof fetch {
  return async (input, init) => {
    const { body, status, headers } = await fetcher(input, init);
    if (body === null) return new Response(null, { status, headers });
    const { bytes, truncated } = await readUpTo(body, maxBytes);
    if (truncated) throw new Error(`the answer is longer than ${maxBytes} bytes`);
    return new Response(bytes, { status, headers });
  };
}
