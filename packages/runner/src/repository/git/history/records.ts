/**
 * Cuts output into records that end with NUL, chunk by chunk. `onRecord` receives at most the first `maxBytes` bytes of
 * a record and its whole length; it returns false to stop.
 */
export function createRecordReader(
  maxBytes: number,
  onRecord: (record: Buffer, length: number) => boolean,
): (chunk: Buffer) => boolean {
  const record = Buffer.allocUnsafe(maxBytes);
  let kept = 0;
  let length = 0;
  const append = (chunk: Buffer): void => {
    kept += chunk.copy(record, kept);
    length += chunk.length;
  };
  return (chunk) => {
    let start = 0;
    for (let end = chunk.indexOf(0); end !== -1; end = chunk.indexOf(0, start)) {
      append(chunk.subarray(start, end));
      start = end + 1;
      if (!onRecord(record.subarray(0, kept), length)) return false;
      kept = 0;
      length = 0;
    }
    append(chunk.subarray(start));
    return true;
  };
}
