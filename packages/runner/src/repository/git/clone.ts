import { join } from 'node:path';

import { credencial } from '../remote/index.ts';
import type { Lanzar } from '../../workers/program.port.ts';
import type { FalloDeGit } from './run-git.ts';
import { ejecutarGit } from './run-git.ts';
import { argumentosDeRed, entornoDeGit, type Destino } from './environment.ts';
import { createLectorProgreso } from './progress.ts';

export interface Clonacion extends Destino {
  readonly rama: string;
  readonly token: string | null;
  /** Where the clone goes, within the folder that is removed afterwards. */
  readonly carpeta: string;
  readonly packBytes: number;
  readonly signal: AbortSignal;
  readonly alProgresar: (hechos: number, total: number) => void;
  readonly lanzar?: Lanzar | undefined;
}

/** Makes a bare clone of one branch's newest commit (proof 27), and returns its folder. Rejects with `FalloDeGit`. */
export async function clonar(clonacion: Clonacion): Promise<string> {
  const { raiz, rama, token, carpeta, packBytes, signal, alProgresar, lanzar } = clonacion;
  const destino = join(carpeta, 'repositorio.git');
  const forma = ['--bare', '--depth=1', '--single-branch', '--no-tags', '--template=', '--progress'];
  const protocolo = new URL(raiz).protocol.slice(0, -1);
  await ejecutarGit({
    argumentos: [...argumentosDeRed(clonacion), 'clone', ...forma, `--branch=${rama}`, '--', raiz, destino],
    entorno: entornoDeGit(carpeta, protocolo, token === null ? null : credencial(token, raiz)),
    carpeta,
    maximoBytesArchivo: packBytes,
    signal,
    lanzar,
    alDecir: createLectorProgreso(alProgresar),
  });
  return destino;
}

/** Why a clone failed, as far as git's words tell. */
export function motivoDe({ texto }: FalloDeGit): 'tamano' | 'memoria' | 'acceso' | 'rama' | 'otro' {
  if (/File too large|SIGXFSZ|signal 25/i.test(texto)) return 'tamano';
  if (/out of memory|malloc failed|mmap failed|unable to create thread/i.test(texto)) return 'memoria';
  if (/Authentication failed|could not read Username|error: 40[13]/i.test(texto)) return 'acceso';
  return /Remote branch .* not found/i.test(texto) ? 'rama' : 'otro';
}
