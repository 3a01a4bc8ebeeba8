import { createHash } from 'node:crypto';

import type { FileDuplication } from './find-duplications.ts';
import type { TokenLine } from './token-lines.ts';

/** A duplicated stretch of one file. */
export interface DuplicatedPlace {
  /** Hash of its tokens: the same in every place of the group, wherever it stands. */
  readonly group: string;
  readonly startLine: number;
  readonly endLine: number;
}

/** A file with more gives none: only tables reach it. */
const mostPlaces = 500;

/** The duplicated stretches of a file, each with its group; `lines` are the file's token lines. */
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
