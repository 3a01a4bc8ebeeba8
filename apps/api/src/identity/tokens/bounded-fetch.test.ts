import { expect, it } from 'vitest';

import { boundedFetch } from './bounded-fetch.ts';

/** An answer of ten chunks of 100 bytes, and the number of chunks that were read. */
function tenChunks() {
  let given = 0;
  const body = new ReadableStream<Uint8Array>(
    {
      pull: (stream) => {
        given += 1;
        if (given > 10) stream.close();
        else stream.enqueue(new Uint8Array(100));
      },
    },
    { highWaterMark: 0 },
  );
  const answer = () => Promise.resolve(new Response(body, { status: 201, headers: { 'x-a': 'b' } }));
  return { answer, given: () => given };
}

it('returns an answer within the limit unchanged', async () => {
  const { answer } = tenChunks();
  const response = await boundedFetch(1000, answer)('http://x.invalid');
  expect([response.status, response.headers.get('x-a')]).toEqual([201, 'b']);
  expect(new Uint8Array(await response.arrayBuffer())).toEqual(new Uint8Array(1000));
  const empty = await boundedFetch(1000, () => Promise.resolve(new Response(null, { status: 204 })))(
    'http://x.invalid',
  );
  expect([empty.status, await empty.text()]).toEqual([204, '']);
});

it('stops reading at the limit', async () => {
  const { answer, given } = tenChunks();
  await expect(boundedFetch(250, answer)('http://x.invalid')).rejects.toThrow('longer than 250 bytes');
  expect(given()).toBe(3);
});
