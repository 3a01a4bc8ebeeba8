import { linesPerBlock, toBlocks } from './blocks.ts';
import { buildCorpus, type Corpus } from './corpus.ts';
import { selectGroups, type Group } from './groups.ts';
import { findRepeats } from './repeats.ts';
import type { TokenLine } from './token-lines.ts';

/** A duplicated stretch of a file: the index of the file in the list of all files, first and last line. */
export interface DuplicatedPart {
  readonly file: number;
  readonly startLine: number;
  readonly endLine: number;
}

/** The duplication of one file. */
export interface FileDuplication {
  /** The equal parts of each group. The first is the first one of this file; the others follow by file and line. */
  readonly groups: readonly (readonly DuplicatedPart[])[];
  /** Number of this file's lines in any part, including blank lines and comments within it. */
  readonly lines: number;
  /** Number of parts in this file. */
  readonly blocks: number;
}

/** Tokens that a file's part of a group must have for the group to count in that file. */
const leastTokens = 100;
/** Groups kept for one file. */
const mostGroups = 100;
/** Parts of a group kept for one file, beside its own first one. */
const mostOtherParts = 100;

/** The token lines of each file. */
type TokenLinesByFile = readonly (readonly TokenLine[])[];

/** File, first and last token line of the repeat at a place of the corpus; null for a boundary. */
function boundsAt(files: TokenLinesByFile, { fileOf, blockOf }: Corpus, place: number, length: number) {
  const file = fileOf[place] ?? -1;
  const first = blockOf[place] ?? -1;
  const lines = files[file];
  const [start, end] = [lines?.[first], lines?.[first + length + linesPerBlock - 2]];
  return start && end ? { file, start, end } : null;
}

/** The parts of a group, the first one of the given file in front; null when that part has too few tokens. */
function partsOf(
  file: number,
  group: Group,
  files: TokenLinesByFile,
  corpus: Corpus,
): DuplicatedPart[] | null {
  const own = group.places.findIndex((place) => corpus.fileOf[place] === file);
  const parts: DuplicatedPart[] = [];
  const add = (place: number | undefined) => {
    const found = boundsAt(files, corpus, place ?? -1, group.length);
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

/** The duplication of each file among all given files, in the order of the files. */
export function findDuplications(files: TokenLinesByFile): readonly FileDuplication[] {
  const corpus = buildCorpus(toBlocks(files));
  const found: DuplicatedPart[][][] = files.map(() => []);
  for (const group of selectGroups(findRepeats(corpus), corpus))
    for (const file of group.files) {
      const groups = found[file];
      if (groups === undefined || groups.length >= mostGroups) continue;
      const parts = partsOf(file, group, files, corpus);
      if (parts) groups.push(parts);
    }
  return found.map((groups, file) => summarise(file, groups));
}
