import { readUpTo } from '@mantenible/promises/read-up-to';

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
  const { bytes, truncated } = await readUpTo(body, maxBytes);
  if (truncated) throw new BodyTooLarge();
  return Buffer.from(bytes.buffer, 0, bytes.length).toString('utf8');
}
