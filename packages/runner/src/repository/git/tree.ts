import { isUtf8 } from 'node:buffer';

export interface TreeEntry {
  readonly mode: string;
  readonly type: string;
  readonly blob: string;
  /** Size in bytes; 0 for trees, submodules, blobs that were not fetched, and without `-l`. */
  readonly size: number;
  readonly path: string;
}

/** An entry whose path is too long or not UTF-8: decoded or cut, two such paths could be equal. */
export interface RejectedEntry extends Omit<TreeEntry, 'blob'> {
  /** Beginning of the path, for display only: U+FFFD replaces invalid UTF-8. */
  readonly path: string;
  readonly defect: 'larga' | 'sin-utf8';
}

export interface Tree {
  readonly entries: readonly TreeEntry[];
  readonly rejected: readonly RejectedEntry[];
  /** The limit that cut the listing; null when it is complete. */
  readonly exceeded: 'archivos' | 'rutas' | null;
}

/** Limit of a path in bytes, that of Linux. */
export const maxPathBytes = 4096;
/** Limit of the bytes of all paths of a tree, rejected ones included. */
export const maxPathsBytes = 16 * 1024 * 1024;
/** Limit of the bytes before the path of a record; mode, type, SHA-256 and a size of twenty digits need less. */
const maxHeaderBytes = 128;

const entryHeader = /^(?<mode>\d{6}) (?<type>\w+) (?<blob>[\da-f]{40,64})(?: +(?<size>\d+|-|BAD))?$/u;

/**
 * Reads the output of `git ls-tree -r -z`, with `-l` or without, chunk by chunk; `read` returns false at more entries than `limit` or at
 * more than `maxPathsBytes` bytes of paths. A record is cut after the length of the longest valid path, so a longer one is rejected.
 */
export function createTreeReader(limit: number) {
  const entries: TreeEntry[] = [];
  const rejected: RejectedEntry[] = [];
  const record = Buffer.allocUnsafe(maxHeaderBytes + maxPathBytes);
  const paths = new Set<string>();
  let exceeded: Tree['exceeded'] = null;
  let length = 0;
  let bytes = 0;
  const append = (chunk: Buffer): void => {
    chunk.copy(record, length);
    length += chunk.length;
  };
  const addEntry = (): void => {
    const tab = record.subarray(0, Math.min(length, maxHeaderBytes)).indexOf(0x09);
    const parts = entryHeader.exec(record.toString('latin1', 0, Math.max(tab, 0)))?.groups;
    if (!parts) return;
    const { mode = '', type = '', blob = '', size: digits = '' } = parts;
    const size = /\d/u.test(digits) ? Number(digits) : 0;
    const bytesOfPath = record.subarray(tab + 1, length);
    const defect = defectOf(bytesOfPath, length - tab - 1);
    const path = bytesOfPath.toString('utf8');
    bytes += length - tab - 1;
    if (defect !== null) return void rejected.push({ mode, type, size, path, defect });
    // A faulty tree may contain a name twice.
    if (!paths.has(path)) entries.push({ mode, type, blob, size, path });
    paths.add(path);
  };
  return {
    tree: (): Tree => ({ entries, rejected, exceeded }),
    read: (chunk: Buffer): boolean => {
      let start = 0;
      for (let end = chunk.indexOf(0); end !== -1 && exceeded === null; end = chunk.indexOf(0, start)) {
        append(chunk.subarray(start, end));
        addEntry();
        length = 0;
        start = end + 1;
        if (entries.length + rejected.length > limit) exceeded = 'archivos';
        else if (bytes > maxPathsBytes) exceeded = 'rutas';
      }
      append(chunk.subarray(start));
      if (bytes + length > maxPathsBytes + maxHeaderBytes) exceeded ??= 'rutas';
      return exceeded === null;
    },
  };
}

/** Defect of a path of this length in bytes; null for a valid path. */
function defectOf(path: Buffer, bytes: number): RejectedEntry['defect'] | null {
  if (bytes > maxPathBytes) return 'larga';
  return isUtf8(path) ? null : 'sin-utf8';
}
