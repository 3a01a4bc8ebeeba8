import type { DockerRule } from '../engine/docker-rule.ts';
import { aptPrograms } from '../engine/package-managers.ts';
import { callIn, isOption, type Command } from '../engine/words.ts';

/** What asks before it begins. */
const asking: ReadonlySet<string> = new Set('dist-upgrade install purge reinstall remove upgrade'.split(' '));
const consent = /^(?:-[a-zA-Z]+|--yes|--assume-yes)$/u;

/** S6584: a command that would ask has an option with the answer; the build of an image gives none. */
export const rule: DockerRule = ({ shells }) =>
  shells
    .filter(({ name }) => name === 'run')
    .flatMap(({ commands, heredoc }) => [...commands, ...heredoc].flatMap(asksIn))
    .map((line) => ({ line, message: 'Añada «-y»: mientras se construye la imagen nadie responde.' }));

function asksIn(command: Command): readonly number[] {
  const call = callIn(command, aptPrograms);
  if (call === null || !asking.has(call.action) || call.rest.some(({ isKnown }) => !isKnown)) return [];
  const options = [...call.options, ...call.rest.filter(isOption).map(({ text }) => text)];
  return options.some((option) => consent.test(option) && option.includes('y')) ? [] : [call.program.line];
}
