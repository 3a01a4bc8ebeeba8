import { isUtf8 } from 'node:buffer';

import { maxPathBytes } from '../tree.ts';
import { createRecordReader } from './records.ts';
import { pairMoves } from './moves.ts';
import type { PathChange } from './path-change.ts';

/** The files that one commit changed. */
export interface CommitChanges {
  readonly commit: string;
  /** Null when the commit changes more files than one commit may. */
  readonly changes: readonly PathChange[] | null;
}

export interface ChangeLimits {
  /** Limit of the changed paths of one commit. */
  readonly ofCommit: number;
  /** Limit of the changed paths of all commits together, at which reading stops. */
  readonly ofAll: number;
}

const commitId = /^[\da-f]{40,64}$/u;
const changeHeader =
  /^:(?<modeBefore>\d{6}) (?<modeAfter>\d{6}) (?<before>[\da-f]{40,64}) (?<after>[\da-f]{40,64}) [A-Z]\d*$/u;

type Blobs = Pick<PathChange, 'before' | 'after'>;

/**
 * Reads the output of `git diff-tree --stdin -r -z --raw --no-renames --no-abbrev` chunk by chunk and passes on the
 * changes of each commit in the given order. Links, submodules, changes of the mode alone, and paths that are too long or
 * not UTF-8 are left out. `read` answers false above the limit of all paths; `end` passes on the last commit, if its
 * changes are complete.
 */
export function createChangeReader(limits: ChangeLimits, onCommit: (one: CommitChanges) => void) {
  let commit: string | null = null;
  let blobs: Blobs | null = null;
  let changes: PathChange[] = [];
  let ofCommit = 0;
  let ofAll = 0;
  const finish = (): void => {
    if (commit !== null)
      onCommit({ commit, changes: ofCommit > limits.ofCommit ? null : pairMoves(changes) });
    changes = [];
    ofCommit = 0;
  };
  const addPath = (path: Buffer, length: number, { before, after }: Blobs): boolean => {
    ofCommit += 1;
    ofAll += 1;
    const readable = length <= maxPathBytes && isUtf8(path) && before !== after;
    if (readable && ofCommit <= limits.ofCommit)
      changes.push({ path: path.toString('utf8'), movedFrom: null, before, after });
    return ofAll <= limits.ofAll;
  };
  const read = createRecordReader(maxPathBytes + 1, (record, length) => {
    if (blobs !== null) {
      const more = addPath(record, length, blobs);
      blobs = null;
      return more;
    }
    const text = record.toString('latin1');
    blobs = blobsOf(text);
    if (blobs === null && commitId.test(text)) {
      finish();
      commit = text;
    }
    return true;
  });
  return { read, end: finish, complete: (): boolean => ofAll <= limits.ofAll };
}

/** Blobs before and after the change, from the header of a record; null for any other record. */
function blobsOf(text: string): Blobs | null {
  const parts = changeHeader.exec(text)?.groups;
  if (!parts) return null;
  const { modeBefore = '', modeAfter = '', before = '', after = '' } = parts;
  return { before: isFile(modeBefore) ? before : null, after: isFile(modeAfter) ? after : null };
}

const isFile = (mode: string): boolean => mode.startsWith('100');
