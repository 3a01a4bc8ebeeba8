/** Thrown for a body that exceeds its limit of bytes; its rest is not read. */
export class BodyTooLarge extends Error {
  override readonly name = 'BodyTooLarge';
}

/** Text of a body, read up to `maxBytes` after decompression. */
export async function readBody(response: Response, maxBytes: number): Promise<string> {
  const { body } = response;
  if (body === null) return '';
  if (Number(response.headers.get('content-length') ?? 0) > maxBytes) {
    await body.cancel();
    throw new BodyTooLarge();
  }
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  // Leaving the loop cancels the stream.
  const stream: AsyncIterable<Uint8Array> = body;
  for await (const chunk of stream) {
    bytes += chunk.byteLength;
    if (bytes > maxBytes) throw new BodyTooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, bytes).toString('utf8');
}
