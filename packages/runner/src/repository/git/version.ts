import { falloAnalisis } from '../../failures.ts';
import type { Lanzar } from '../../workers/program.port.ts';
import { ejecutarGit } from './run-git.ts';
import { argumentosLocales, entornoDeGit } from './environment.ts';

/** Older ones take no pinned addresses and would ask the resolver again (proof 21). */
const minima = [2, 37] as const;

/** Whether `git --version` says that it is new enough. */
export function esSuficiente(dicho: string): boolean {
  const partes = /^git version (?<mayor>\d+)\.(?<menor>\d+)/.exec(dicho)?.groups;
  const [mayor, menor] = [Number(partes?.['mayor']), Number(partes?.['menor'])];
  return mayor > minima[0] || (mayor === minima[0] && menor >= minima[1]);
}

/** Refuses to go anywhere with a git that does not hold to what it is told. */
export async function exigirGit(carpeta: string, signal: AbortSignal, lanzar?: Lanzar): Promise<void> {
  let dicho = '';
  const entorno = entornoDeGit(carpeta, '', null);
  const argumentos = [...argumentosLocales(), '--version'];
  const alLeer = (trozo: Buffer): boolean => {
    dicho += trozo.toString('latin1');
    return true;
  };
  const llamada = { argumentos, entorno, carpeta, maximoBytesArchivo: 0, signal, alLeer, lanzar };
  await ejecutarGit(llamada).catch(() => undefined);
  signal.throwIfAborted();
  if (!esSuficiente(dicho))
    throw falloAnalisis(
      'repositorio-inaccesible',
      `Este servidor necesita git ${minima.join('.')} o posterior para leer repositorios.`,
    );
}
