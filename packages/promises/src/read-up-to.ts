const initialBytes = 16 * 1024;

/** Bytes of a stream, at most `limit`. A longer stream is `truncated`: it is closed, and its rest is not read. */
export async function readUpTo(
  stream: AsyncIterable<Uint8Array>,
  limit: number,
): Promise<{ readonly bytes: Uint8Array<ArrayBuffer>; readonly truncated: boolean }> {
  // One buffer: many small chunks would take more memory than their bytes.
  let buffer = new Uint8Array(Math.min(limit, initialBytes));
  let length = 0;
  for await (const chunk of stream) {
    const room = limit - length;
    const part = chunk.subarray(0, room);
    buffer = withCapacity(buffer, length + part.length, limit);
    buffer.set(part, length);
    length += part.length;
    if (chunk.length > room) return { bytes: buffer, truncated: true };
  }
  return { bytes: buffer.subarray(0, length), truncated: false };
}

/** The same buffer, or a copy of at least double capacity when the given number of bytes exceeds it. */
function withCapacity(
  buffer: Uint8Array<ArrayBuffer>,
  bytes: number,
  limit: number,
): Uint8Array<ArrayBuffer> {
  if (bytes <= buffer.length) return buffer;
  const larger = new Uint8Array(Math.min(Math.max(bytes, 2 * buffer.length), limit));
  larger.set(buffer);
  return larger;
}
