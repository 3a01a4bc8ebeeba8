import { falloAnalisis } from '../../failures.ts';
import { ejecutarGit } from './run-git.ts';
import { argumentosLocales, entornoDeGit } from './environment.ts';

/** Older versions ignore pinned addresses and would resolve the name again (proof 21). */
const oldest = [2, 37] as const;

/** Whether the output of `git --version` names a version that is recent enough. */
export function isRecentEnough(output: string): boolean {
  const parts = /^git version (?<major>\d+)\.(?<minor>\d+)/.exec(output)?.groups;
  const [major, minor] = [Number(parts?.['major']), Number(parts?.['minor'])];
  return major > oldest[0] || (major === oldest[0] && minor >= oldest[1]);
}

/** Refuses to run a git that is too old for the settings it is given. */
export async function requireGit(carpeta: string, signal: AbortSignal): Promise<void> {
  let output = '';
  const entorno = entornoDeGit(carpeta, '', null);
  const argumentos = [...argumentosLocales(), '--version'];
  const alLeer = (chunk: Buffer): boolean => {
    output += chunk.toString('latin1');
    return true;
  };
  const call = { argumentos, entorno, carpeta, maximoBytesArchivo: 0, signal, alLeer };
  await ejecutarGit(call).catch(() => undefined);
  signal.throwIfAborted();
  if (!isRecentEnough(output))
    throw falloAnalisis(
      'repositorio-inaccesible',
      `Este servidor necesita git ${oldest.join('.')} o posterior para leer repositorios.`,
    );
}
