/**
 * Reads the output of `git cat-file --batch` chunk by chunk and passes on the content of each object. An object is
 * `OID blob SIZE`, a line feed, the content and a line feed, or `OID missing`: its content is null.
 */
export function createBlobReader(onObject: (blob: string, content: Buffer | null) => void) {
  let chunks: Buffer[] = [];
  let collected = 0;
  let needed = 1;
  const append = (): Buffer => {
    const all = chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks);
    chunks = [all];
    return all;
  };
  return (chunk: Buffer): boolean => {
    chunks.push(chunk);
    collected += chunk.length;
    // Chunks are joined once per object: a large object has many.
    while (collected >= needed) {
      const all = append();
      const line = all.indexOf(0x0a);
      if (line === -1) {
        needed = collected + 1;
        break;
      }
      const [blob = '', type, bytes] = all.toString('latin1', 0, line).split(' ');
      const end = type === 'missing' ? line + 1 : line + 1 + Number(bytes) + 1;
      needed = end;
      if (collected < end) break;
      onObject(blob, type === 'blob' ? all.subarray(line + 1, end - 1) : null);
      chunks = [all.subarray(end)];
      collected -= end;
      needed = 1;
    }
    return true;
  };
}
