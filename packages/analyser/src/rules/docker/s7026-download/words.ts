import type { Instruction } from '../../../languages/docker/read.ts';

/** A word of a command without quotes around it, and its place in the text of the instruction. */
export interface Word {
  readonly text: string;
  readonly offset: number;
}

const run = /^(?:onbuild\s+)?run\s+(?:--\S+\s+)*/iu;
const piece =
  /(?<space>\s+)|(?<end>[;&|]+)|"(?<double>(?:[^"\\]|\\.)*)"|'(?<single>[^']*)'|[^\s;&|"'\\]+|\\.|./gsu;

/** The commands of a RUN, cut into words as a shell does; none for another instruction. */
export function commandsOf({ text }: Instruction): readonly (readonly Word[])[] {
  const start = run.exec(text)?.[0].length;
  if (start === undefined) return [];
  const exec = execForm(text.slice(start));
  if (exec !== null) return [exec.map((word) => ({ text: word, offset: start }))];
  const commands: Word[][] = [[]];
  let isWithin = false;
  for (const { 0: whole, index, groups = {} } of text.slice(start).matchAll(piece)) {
    const words = commands.at(-1) ?? [];
    if (groups['end'] !== undefined) commands.push([]);
    const isWord = groups['end'] === undefined && groups['space'] === undefined;
    const content = groups['double'] ?? groups['single'] ?? whole;
    const last = words.at(-1);
    if (isWord && isWithin && last) words[words.length - 1] = { ...last, text: last.text + content };
    else if (isWord) words.push({ text: content, offset: start + index });
    isWithin = isWord;
  }
  return commands;
}

/** The words of an array of strings; null for another text. */
function execForm(text: string): readonly string[] | null {
  if (!text.startsWith('[')) return null;
  try {
    const words: unknown = JSON.parse(text);
    return Array.isArray(words) && words.every((word) => typeof word === 'string') ? words : null;
  } catch {
    return null;
  }
}
