import { resolve, type Variables } from './variables.ts';

/** A word of a command. */
export interface Word {
  /** Without quotes around it, and with the values of its variables where they are known. */
  readonly text: string;
  /** Whether the values of all its variables are known. */
  readonly isKnown: boolean;
  /** Whether it begins with a quote, and therefore is no option and no pattern. */
  readonly isQuoted: boolean;
  readonly line: number;
}
/** The words of one command. */
export type Command = readonly Word[];

const piece =
  /(?<space>\s+)|(?<end>[;&|]+)|"(?<double>(?:[^"\\]|\\.)*)"|'(?<single>[^']*)'|[^\s;&|"'\\]+|\\.|./gsu;

/** Cuts a text into commands and their words as a shell does; after a last separator stands an empty command. */
export function commandsIn(
  text: string,
  lineOf: (offset: number) => number,
  variables: Variables,
): readonly Command[] {
  const commands: Word[][] = [[]];
  let isWithin = false;
  for (const { 0: whole, index, groups = {} } of text.matchAll(piece)) {
    const { space, end, double, single } = groups;
    if (end !== undefined) commands.push([]);
    const isWord = end === undefined && space === undefined;
    const isQuoted = double !== undefined || single !== undefined;
    const found =
      single === undefined ? resolve(double ?? whole, variables) : { text: single, isKnown: true };
    const words = commands.at(-1) ?? [];
    const last = words.at(-1);
    if (isWord && isWithin && last)
      words[words.length - 1] = {
        ...last,
        text: last.text + found.text,
        isKnown: last.isKnown && found.isKnown,
      };
    else if (isWord) words.push({ ...found, isQuoted, line: lineOf(index) });
    isWithin = isWord;
  }
  return commands;
}

/** The words of an array of strings, which runs without a shell; null for another text. */
export function execForm(text: string): readonly string[] | null {
  if (!text.startsWith('[')) return null;
  try {
    const words: unknown = JSON.parse(text);
    return Array.isArray(words) && words.every((word) => typeof word === 'string') ? words : null;
  } catch {
    return null;
  }
}

export const isOption = ({ text, isQuoted }: Word): boolean => !isQuoted && text.startsWith('-');

/** Where the first word stands that is not an option, from a place on. */
export function afterOptions(command: Command, from: number): number {
  const count = command.slice(from).findIndex((word) => !isOption(word));
  return count === -1 ? command.length : from + count;
}

/** A program of a command with what follows it. */
export interface Call {
  readonly program: Word;
  /** What it shall do: the first word after its options. */
  readonly action: string;
  /** Options before and after the action. */
  readonly options: readonly string[];
  /** The words after those options. */
  readonly rest: readonly Word[];
}

/** The first call of one of the programs in a command, also behind `sudo` and the like; null without one. */
export function callIn(command: Command, programs: ReadonlySet<string>): Call | null {
  const at = command.findIndex(({ text, isQuoted }) => !isQuoted && programs.has(text));
  const program = command[at];
  if (program === undefined) return null;
  const action = afterOptions(command, at + 1);
  const rest = afterOptions(command, action + 1);
  const options = command.slice(at + 1, rest).filter(isOption);
  return {
    program,
    action: command[action]?.isKnown === true ? command[action].text : '',
    options: options.map(({ text }) => text),
    rest: command.slice(rest),
  };
}
