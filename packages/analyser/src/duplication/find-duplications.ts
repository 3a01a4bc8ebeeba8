import { linesPerBlock, toBlocks } from './blocks.ts';
import { buildCorpus, type Corpus } from './corpus.ts';
import { selectGroups, type Group } from './groups.ts';
import { findRepeats } from './repeats.ts';
import type { TokenLine } from './token-lines.ts';

/** A stretch of a file, by its place in the list of files and its lines. */
export interface DuplicatedPart {
  readonly file: number;
  readonly startLine: number;
  readonly endLine: number;
}

export interface FileDuplication {
  /** Each begins with a part of this file; the others follow by file and line. */
  readonly groups: readonly (readonly DuplicatedPart[])[];
  /** Lines of this file in any part, blank ones and comments between included. */
  readonly lines: number;
  /** Parts that lie in this file. */
  readonly blocks: number;
}

/** A group must have at least so many tokens in the file. */
const leastTokens = 100;
const mostGroups = 100;
const mostOtherParts = 100;

type Files = readonly (readonly TokenLine[])[];

/** The part's first and last line with tokens, or null outside of every file. */
function edges(files: Files, { fileOf, blockOf }: Corpus, place: number, length: number) {
  const file = fileOf[place] ?? -1;
  const first = blockOf[place] ?? -1;
  const lines = files[file];
  const [start, end] = [lines?.[first], lines?.[first + length + linesPerBlock - 2]];
  return start && end ? { file, start, end } : null;
}

/** The group as a file of it sees it, its own first part in front; null when that part has too few tokens. */
function seenFrom(file: number, group: Group, files: Files, corpus: Corpus): DuplicatedPart[] | null {
  const own = group.places.findIndex((place) => corpus.fileOf[place] === file);
  const parts: DuplicatedPart[] = [];
  const add = (place: number | undefined) => {
    const found = edges(files, corpus, place ?? -1, group.length);
    if (found) parts.push({ file: found.file, startLine: found.start.line, endLine: found.end.line });
    return found;
  };
  const origin = add(group.places[own]);
  if (!origin || origin.end.last - origin.start.first + 1 < leastTokens) return null;
  for (let i = 0; i < group.places.length && parts.length <= mostOtherParts; i++)
    if (i !== own) add(group.places[i]);
  return parts;
}

function summarise(file: number, groups: readonly DuplicatedPart[][]): FileDuplication {
  const own = groups.flat().filter((part) => part.file === file);
  const ordered = [...own].sort((a, b) => a.startLine - b.startLine);
  let [lines, covered] = [0, 0];
  for (const { startLine, endLine } of ordered) {
    lines += Math.max(0, endLine - Math.max(covered, startLine - 1));
    covered = Math.max(covered, endLine);
  }
  return { groups, lines, blocks: own.length };
}

/** Duplicated parts of every file, among all files given, in their order. */
export function findDuplications(files: Files): readonly FileDuplication[] {
  const corpus = buildCorpus(toBlocks(files));
  const found: DuplicatedPart[][][] = files.map(() => []);
  for (const group of selectGroups(findRepeats(corpus), corpus))
    for (const file of group.files) {
      const groups = found[file];
      if (groups === undefined || groups.length >= mostGroups) continue;
      const parts = seenFrom(file, group, files, corpus);
      if (parts) groups.push(parts);
    }
  return found.map((groups, file) => summarise(file, groups));
}
