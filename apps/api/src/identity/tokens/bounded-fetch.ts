/** A `fetch` that reads at most `maxBytes` of an answer; a longer answer is an error. */
export function boundedFetch(maxBytes: number, fetcher: typeof fetch): typeof fetch {
  return async (input, init) => {
    const { body, status, headers } = await fetcher(input, init);
    if (body === null) return new Response(null, { status, headers });
    const chunks: Uint8Array[] = [];
    let bytes = 0;
    const stream: AsyncIterable<Uint8Array> = body;
    for await (const chunk of stream) {
      bytes += chunk.byteLength;
      // Leaving the loop cancels the stream.
      if (bytes > maxBytes) throw new Error(`the answer is longer than ${maxBytes} bytes`);
      chunks.push(chunk);
    }
    return new Response(Buffer.concat(chunks), { status, headers });
  };
}
