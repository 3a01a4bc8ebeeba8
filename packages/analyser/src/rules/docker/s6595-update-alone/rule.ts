import type { DockerRule } from '../engine/docker-rule.ts';
import { packagePrograms } from '../engine/package-managers.ts';
import type { ShellOf } from '../engine/shell.ts';
import { callIn } from '../engine/words.ts';

/** S6595: the list of packages is brought up to date by the RUN that uses it. */
export const rule: DockerRule = ({ shells }) =>
  shells
    .filter(({ name }) => name === 'run')
    .flatMap(unusedUpdates)
    .map((line) => ({
      line,
      message:
        'Instale los paquetes en el mismo RUN que actualiza su lista: en otro, Docker puede usar una lista vieja.',
    }));

/** The line of the last call of a package manager, if it brings the list up to date. */
function unusedUpdates({ commands, heredoc }: ShellOf): readonly number[] {
  const last = [...commands, ...heredoc]
    .map((command) => callIn(command, packagePrograms))
    .findLast((call) => call !== null);
  return last?.action === 'update' ? [last.program.line] : [];
}
