const line = /^(?<id>[\da-f]{40,64}) (?:(?<type>[a-z]+) (?<size>\d{1,20})|missing)$/u;
/** Characters of a line: an id, a type and a number of twenty digits. */
const maxLineChars = 128;

/**
 * Reads the output of `git cat-file --batch-check` chunk by chunk and passes on the size in bytes of each blob; null for
 * one that is missing or no blob.
 */
export function createSizeReader(onSize: (id: string, size: number | null) => void) {
  let rest = '';
  return (chunk: Buffer): boolean => {
    const lines = (rest + chunk.toString('latin1')).split('\n');
    rest = lines.pop()?.slice(0, maxLineChars) ?? '';
    for (const text of lines) {
      const { id, type, size } = line.exec(text)?.groups ?? {};
      if (id !== undefined) onSize(id, type === 'blob' ? Number(size) : null);
    }
    return true;
  };
}
