import type { Instruction } from '../../../languages/docker/read.ts';
import { lineAt } from './line-at.ts';
import { learn, resolve, type Variables } from './variables.ts';
import { commandsIn, execForm, type Command } from './words.ts';

/** What an instruction runs. */
export interface ShellOf {
  /** `run`, `cmd` or `entrypoint`; another instruction runs nothing. */
  readonly name: string;
  /** Options of RUN such as `--mount`. */
  readonly options: readonly string[];
  /** The commands on its own lines. */
  readonly commands: readonly Command[];
  /** The commands of its heredocs. */
  readonly heredoc: readonly Command[];
  /** Whether it is an array of strings, which runs without a shell. */
  readonly isExec: boolean;
  /** Where the commands begin in the text of the instruction. */
  readonly start: number;
  /** The text of another instruction after its name, with the values of its variables; null where one is not known. */
  readonly value: string | null;
}

const head =
  /^(?:onbuild\s+)?(?:healthcheck\s+(?:--\S+\s+)*)?(?<name>\w+)(?:\s+|$)(?<options>(?:--\S+\s+)*)/iu;
const running: ReadonlySet<string> = new Set(['run', 'cmd', 'entrypoint']);

/** What each instruction runs; variables have the values that ENV and ARG gave them before it in the stage. */
export function readShells(instructions: readonly Instruction[]): readonly ShellOf[] {
  const variables: Variables = new Map();
  return instructions.map((instruction) => {
    const shell = shellOf(instruction, variables);
    learn(instruction, variables);
    return shell;
  });
}

function shellOf(instruction: Instruction, variables: Variables): ShellOf {
  const found = head.exec(instruction.text);
  const name = found?.groups?.['name']?.toLowerCase() ?? '';
  const start = found?.[0].length ?? 0;
  const text = instruction.text.slice(start);
  const options = (found?.groups?.['options'] ?? '').split(/\s+/u).filter((one) => one !== '');
  if (!running.has(name)) {
    const { text: value, isKnown } = resolve(text, variables);
    return { name, options, start, commands: [], heredoc: [], isExec: false, value: isKnown ? value : null };
  }
  const exec = execForm(text);
  const line = lineAt(instruction, start);
  const commands =
    exec === null
      ? commandsIn(text, (offset) => lineAt(instruction, start + offset), variables)
      : [exec.map((word) => ({ text: word, isKnown: true, isQuoted: false, line }))];
  const heredoc = instruction.heredoc.flatMap((row) => commandsIn(row.text, () => row.line, variables));
  return { name, options, start, commands, heredoc, isExec: exec !== null, value: null };
}
