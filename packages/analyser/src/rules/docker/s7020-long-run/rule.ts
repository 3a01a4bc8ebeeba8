import type { DockerRule } from '../engine/docker-rule.ts';
import { lineAt } from '../engine/line-at.ts';
import type { Instruction } from '../../../languages/docker/read.ts';

const longest = 120;
/** With fewer words than these there is no good place to break a line. */
const fewest = 7;

const ofShell = /(?:"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|[^\s"'])+|["']/gsu;
const ofExec = /"(?:[^"\\]|\\.)*"|[^\s",[\]]+|"/gsu;
const address = /^["']?(?:https?|ftp):\/\//u;

/** Number of words of a line, where the last one ends, and whether one of them is an address. */
interface LineOfWords {
  words: number;
  end: number;
  hasAddress: boolean;
}

/** S7020: lines of RUN of at most 120 characters, except those with an address, which cannot be broken. */
export const rule: DockerRule = ({ instructions, shells }) =>
  instructions.flatMap((instruction, i) => {
    if (shells[i]?.name !== 'run') return [];
    const lines = linesOf(instruction, shells[i].isExec ? ofExec : ofShell);
    for (const { text, line } of instruction.heredoc) addWords(lines, text, ofShell, () => [line, 0]);
    return [...lines]
      .filter(([, { words, end, hasAddress }]) => words >= fewest && end > longest && !hasAddress)
      .map(([line]) => ({
        line,
        message: `Parta esta línea: tiene más de ${String(longest)} caracteres.`,
      }));
  });

function linesOf(instruction: Instruction, pattern: RegExp): Map<number, LineOfWords> {
  const lines = new Map<number, LineOfWords>();
  const starts = new Map(instruction.pieces.map(({ line, offset }) => [line, offset]));
  addWords(lines, instruction.text, pattern, (offset) => {
    const line = lineAt(instruction, offset);
    return [line, starts.get(line) ?? 0];
  });
  return lines;
}

/** Adds each word to the line where it begins; `placeOf` gives that line, and where it begins in the text. */
function addWords(
  lines: Map<number, LineOfWords>,
  text: string,
  pattern: RegExp,
  placeOf: (offset: number) => readonly [number, number],
): void {
  for (const { 0: word, index } of text.matchAll(pattern)) {
    const [line, start] = placeOf(index);
    const before = lines.get(line) ?? { words: 0, end: 0, hasAddress: false };
    lines.set(line, {
      words: before.words + 1,
      end: index + word.length - start,
      hasAddress: before.hasAddress || address.test(word),
    });
  }
}
