import { createHash } from 'node:crypto';

import type { FileDuplication } from './find-duplications.ts';
import type { TokenLine } from './token-lines.ts';

/** A duplicated stretch of one file. */
export interface DuplicatedPlace {
  /** Key of its group: a hash of the tokens, which does not depend on paths and lines. */
  readonly group: string;
  readonly startLine: number;
  readonly endLine: number;
}

/** A file with more duplicated stretches is listed with none: only generated tables have that many. */
const mostPlaces = 500;

/** The duplicated stretches of the file with this index, each with its group; `lines` are the file's token lines. */
export function placesOf(
  file: number,
  { groups, blocks }: FileDuplication,
  lines: readonly TokenLine[],
): readonly DuplicatedPlace[] {
  if (blocks > mostPlaces) return [];
  return groups.flatMap((parts) => {
    const own = parts.filter((part) => part.file === file);
    const [first] = own;
    if (first === undefined) return [];
    const group = hashOf(lines, first.startLine, first.endLine);
    return own.map(({ startLine, endLine }) => ({ group, startLine, endLine }));
  });
}

function hashOf(lines: readonly TokenLine[], startLine: number, endLine: number): string {
  const hashes = lines.filter(({ line }) => line >= startLine && line <= endLine).map(({ hash }) => hash);
  return createHash('sha256').update(hashes.join()).digest('base64url').slice(0, 16);
}
