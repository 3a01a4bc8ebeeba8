import type { DockerRule } from '../engine/docker-rule.ts';
import type { Command, Word } from '../engine/words.ts';

/** Commands for which no file becomes an option. */
const harmless: ReadonlySet<string> = new Set(['echo', 'for', 'printf']);

/** S6573: a pattern that begins with `*` may become a file name that begins with a dash. */
export const rule: DockerRule = ({ shells }) =>
  shells
    .filter(({ isExec }) => !isExec)
    .flatMap(({ commands, heredoc }) => [...commands, ...heredoc].flatMap(patternsIn))
    .map(({ line }) => ({
      line,
      message:
        'Escriba «./» delante de este patrón: un archivo cuyo nombre empiece por «-» sería una opción.',
    }));

function patternsIn(command: Command): readonly Word[] {
  const end = command.findIndex(({ text, isQuoted }) => text === '--' && !isQuoted);
  // As on SonarQube, a pattern directly after the name counts with each command.
  const last = harmless.has(command[0]?.text ?? '') ? 2 : command.length;
  return command
    .slice(0, end === -1 ? last : Math.min(end, last))
    .filter(({ text, isQuoted, isKnown }) => isKnown && !isQuoted && /^\*[^)]*$/u.test(text));
}
