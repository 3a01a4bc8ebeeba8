import type { DockerRule } from '../engine/docker-rule.ts';
import { apkPrograms, aptPrograms } from '../engine/package-managers.ts';
import type { ShellOf } from '../engine/shell.ts';
import { afterOptions, callIn, type Command, type Word } from '../engine/words.ts';

/** A family of package managers. */
interface Family {
  /** The call that installs packages; null in another command. */
  readonly installs: (command: Command) => Word | null;
  /** Whether a command removes what was downloaded. */
  readonly cleans: (command: Command) => boolean;
  /** Folders of the downloads. */
  readonly folders: readonly string[];
}

const apt: Family = {
  installs: (command) => {
    const call = callIn(command, aptPrograms);
    const [first] = call?.action === 'install' ? call.rest : [];
    const isPackage = first?.isKnown === true && !/^\.?\/|\.deb$/u.test(first.text);
    return call !== null && isPackage ? call.program : null;
  },
  cleans: (command) => {
    const at = command.findIndex(({ text, isQuoted }) => aptPrograms.has(text) && !isQuoted);
    return (at !== -1 && command[at + 1]?.text === 'clean') || removes(command, ['/var/lib/apt/lists/*']);
  },
  folders: ['/var/cache/apt', '/var/lib/apt'],
};

const apk: Family = {
  installs: (command) => {
    const call = callIn(command, apkPrograms);
    const isInstall = call?.action === 'add' && call.rest[0]?.isKnown === true;
    return call !== null && isInstall && !call.options.includes('--no-cache') ? call.program : null;
  },
  cleans: (command) => {
    const at = command.findIndex(({ text, isQuoted }) => text === 'apk' && !isQuoted);
    const isCall = at !== -1 && command[at + 1]?.text === 'cache' && command[at + 2]?.text === 'clean';
    return isCall || removes(command, ['/var/cache/apk/*', '/etc/apk/cache/*']);
  },
  folders: ['/var/cache/apk', '/etc/apk/cache'],
};

/** S6587: what was downloaded to install packages is removed by the same RUN, or is kept outside of the image. */
export const rule: DockerRule = ({ shells }) =>
  shells
    .filter(({ name }) => name === 'run')
    .flatMap((shell) => [apt, apk].flatMap((family) => keptBy(family, shell)))
    .sort((a, b) => a.line - b.line)
    .map(({ line }) => ({
      line,
      message: 'Borre en este RUN lo que se descargó para instalar: hace la imagen más grande.',
    }));

function keptBy({ installs, cleans, folders }: Family, { options, commands, heredoc }: ShellOf): Word[] {
  if (options.some((option) => isMounted(option, folders))) return [];
  const kept: Word[] = [];
  let isCleaned = false;
  for (const command of [...commands, ...heredoc].reverse()) {
    const program = installs(command);
    if (program !== null && !isCleaned) kept.push(program);
    isCleaned ||= cleans(command);
  }
  return kept;
}

const isMounted = (option: string, folders: readonly string[]): boolean =>
  option.startsWith('--mount=') &&
  option.includes('type=cache') &&
  folders.some((folder) => option.replaceAll('"', '').includes(`target=${folder}`));

/** Whether a command removes a folder with all in it; SonarQube 10.7 reads only the first path. */
function removes(command: Command, paths: readonly string[]): boolean {
  const at = command.findIndex(({ text, isQuoted }) => text === 'rm' && !isQuoted);
  if (at === -1) return false;
  const end = afterOptions(command, at + 1);
  const options = command.slice(at + 1, end).map(({ text }) => text);
  const has = (letter: RegExp, long: string) =>
    options.some((option) => option === long || (/^-\w/u.test(option) && letter.test(option)));
  const first = command[end];
  return (
    has(/r/iu, '--recursive') &&
    has(/f/u, '--force') &&
    first?.isQuoted === false &&
    paths.includes(first.text)
  );
}
