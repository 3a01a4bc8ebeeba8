const lineFeed = 0x0a;

/** Thrown for a message that is longer than its reader accepts. */
export class MessageTooLong extends Error {
  override readonly name = 'MessageTooLong';
}

/**
 * A message between runner and worker as bytes: one line of JSON, whose only line feed is at its end. A message may
 * contain a whole project, so the line feed is not appended to the text, which would copy it.
 */
export function toLine(message: unknown): Buffer {
  const text = JSON.stringify(message);
  const line = Buffer.allocUnsafeSlow(Buffer.byteLength(text) + 1);
  line.write(text);
  line[line.length - 1] = lineFeed;
  return line;
}

/** Reads messages from a stream of bytes; throws `MessageTooLong` at a line of more than `maxBytes`. */
export function createLineReader(maxBytes: number, onMessage: (message: unknown) => void) {
  let chunks: Buffer[] = [];
  let bytes = 0;
  const add = (chunk: Buffer): void => {
    bytes += chunk.length;
    if (bytes > maxBytes) throw new MessageTooLong(`more than ${maxBytes} bytes`);
    chunks.push(chunk);
  };
  const takeLine = (): string => {
    const line = (chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks)).toString('utf8');
    chunks = [];
    bytes = 0;
    return line;
  };
  return (chunk: Buffer): void => {
    let start = 0;
    for (let end = chunk.indexOf(lineFeed); end !== -1; end = chunk.indexOf(lineFeed, start)) {
      add(chunk.subarray(start, end));
      start = end + 1;
      onMessage(JSON.parse(takeLine()));
    }
    if (start < chunk.length) add(chunk.subarray(start));
  };
}
