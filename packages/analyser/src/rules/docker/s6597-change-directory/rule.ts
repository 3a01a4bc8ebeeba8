import type { DockerRule } from '../engine/docker-rule.ts';
import type { ShellOf } from '../engine/shell.ts';
import { afterOptions, type Command } from '../engine/words.ts';

/** S6597: WORKDIR changes the directory, and not the first or the last command of an instruction. */
export const rule: DockerRule = ({ shells }) =>
  shells
    .flatMap(changesIn)
    .map((line) => ({ line, message: 'Cambie de carpeta con WORKDIR, y no con «cd».' }));

function changesIn({ commands, heredoc }: ShellOf): readonly number[] {
  const [first] = commands;
  if (first === undefined || heredoc.length > 0) return [];
  const ends = commands.length === 1 ? [first] : [first, commands.at(-1) ?? []];
  return ends.flatMap(changeIn);
}

/** The line of `cd` with a directory that is known. */
function changeIn(command: Command): readonly number[] {
  const at = command.findIndex(({ text, isQuoted }) => text === 'cd' && !isQuoted);
  const word = command[at];
  if (word === undefined) return [];
  return command[afterOptions(command, at + 1)]?.isKnown === true ? [word.line] : [];
}
