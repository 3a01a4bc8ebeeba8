import type { DockerRule } from '../engine/docker-rule.ts';
import { apkPrograms, aptPrograms } from '../engine/package-managers.ts';
import { callIn, isOption, type Call, type Command } from '../engine/words.ts';

const pip: ReadonlySet<string> = new Set(['pip']);

/** S7018: three packages or more stand in the order of their letters, capital ones first. */
export const rule: DockerRule = ({ shells }) =>
  shells
    .filter(({ name }) => name === 'run')
    .flatMap(({ commands }) => commands.flatMap(unsortedIn))
    .map((line) => ({ line, message: 'Ordene estos paquetes por su nombre: así se ve si uno ya está.' }));

function unsortedIn(command: Command): readonly number[] {
  const call = installIn(command);
  if (call === null) return [];
  const end = call.rest.findIndex(({ text, isQuoted }) => !isQuoted && /^[<>]/u.test(text));
  const packages = call.rest.slice(0, end === -1 ? call.rest.length : end);
  if (packages.length < 3 || packages.some((word) => !word.isKnown || isOption(word))) return [];
  const isSorted = packages.every(({ text }, i) => i === 0 || (packages[i - 1]?.text ?? '') <= text);
  return isSorted ? [] : [call.program.line];
}

/** A call that installs packages by their names; pip also reads them from a file. */
function installIn(command: Command): Call | null {
  const ofPip = callIn(command, pip);
  if (ofPip?.action === 'install')
    return ofPip.options.some((option) => option === '-r' || option === '--requirement') ? null : ofPip;
  const ofApt = callIn(command, aptPrograms);
  if (ofApt?.action === 'install') return ofApt;
  const ofApk = callIn(command, apkPrograms);
  return ofApk?.action === 'add' ? ofApk : null;
}
