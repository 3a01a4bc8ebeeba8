import type { DockerRule } from '../engine/docker-rule.ts';
import { lineAt } from '../engine/line-at.ts';

/** A text in quotes, a character behind a backslash other than a dollar, or a variable without braces. */
const piece = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|\\[^$]|\$(?<name>\w+)/gsu;

const message = 'Ponga esta variable entre comillas dobles: sin ellas, los espacios de su valor la parten.';

/** Where a variable stands outside of quotes; SonarQube 10.7 does not report one in braces. */
const openIn = (text: string): readonly number[] =>
  [...text.matchAll(piece)].filter(({ groups }) => groups?.['name'] !== undefined).map(({ index }) => index);

/** S6570: variables in double quotes, so that a shell does not cut their values into words. */
export const rule: DockerRule = ({ instructions, shells }) =>
  instructions.flatMap((instruction, i) => {
    const shell = shells[i];
    if (shell === undefined || shell.commands.length === 0 || shell.isExec) return [];
    const own = openIn(instruction.text.slice(shell.start)).map((offset) =>
      lineAt(instruction, shell.start + offset),
    );
    const ofHeredoc = instruction.heredoc.flatMap(({ text, line }) => openIn(text).map(() => line));
    return [...own, ...ofHeredoc].map((line) => ({ line, message }));
  });
