const sizeLine = /^(?<id>[\da-f]{40,64}) (?:(?<type>[a-z]+) (?<size>\d{1,20})|missing)$/u;
/** Limit of the characters kept of a line; a valid line has an id, a type and up to twenty digits. */
const maxLineChars = 128;

/**
 * Reads the output of `git cat-file --batch-check` chunk by chunk and passes on the size of each blob in bytes; null for
 * an object that is missing or is not a blob.
 */
export function createSizeReader(onSize: (id: string, size: number | null) => void) {
  let rest = '';
  return (chunk: Buffer): boolean => {
    const lines = (rest + chunk.toString('latin1')).split('\n');
    rest = lines.pop()?.slice(0, maxLineChars) ?? '';
    for (const text of lines) {
      const { id, type, size } = sizeLine.exec(text)?.groups ?? {};
      if (id !== undefined) onSize(id, type === 'blob' ? Number(size) : null);
    }
    return true;
  };
}
