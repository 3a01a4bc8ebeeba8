import { createLectorArbol, type Arbol } from './tree.ts';
import { createLectorBlobs } from './blobs.ts';
import { ejecutarGit, type Ejecucion } from './run-git.ts';
import { argumentosLocales, entornoDeGit } from './environment.ts';

/** Reads a bare clone by ids; no path of the repository becomes one of this machine (proof 27). */
export interface Repositorio {
  /** The commit that a branch stands at. */
  commit(rama: string): Promise<string>;
  /** Every entry of a commit's tree, within `maximo` entries and the limit of their paths. */
  arbol(commit: string, maximo: number): Promise<Arbol>;
  /** The contents of blobs, one after the other, in the order asked for. */
  leer(blobs: readonly string[], alLeer: (contenido: Buffer | null, indice: number) => void): Promise<void>;
}

export function abrirRepositorio(
  carpetaGit: string,
  { carpeta, signal, lanzar }: Pick<Ejecucion, 'carpeta' | 'signal' | 'lanzar'>,
): Repositorio {
  const git = (
    argumentos: readonly string[],
    alLeer: (trozo: Buffer) => boolean,
    entrada?: Buffer,
  ): Promise<void> =>
    ejecutarGit({
      argumentos: [...argumentosLocales(), `--git-dir=${carpetaGit}`, ...argumentos],
      entorno: entornoDeGit(carpeta, '', null),
      carpeta,
      maximoBytesArchivo: 0,
      ...{ signal, lanzar, alLeer },
      ...(entrada && { entrada }),
    });
  return {
    commit: async (rama) => {
      let texto = '';
      await git(['rev-parse', '--verify', '--end-of-options', `refs/heads/${rama}^{commit}`], (trozo) => {
        texto += trozo.toString('latin1');
        return texto.length < 200;
      });
      return texto.trim();
    },
    arbol: async (commit, maximo) => {
      const lector = createLectorArbol(maximo);
      await git(['ls-tree', '-r', '-z', '-l', commit], lector.leer);
      return lector.arbol();
    },
    leer: async (blobs, alLeer) => {
      let indice = 0;
      const lector = createLectorBlobs((_blob, contenido) => {
        alLeer(contenido, indice);
        indice += 1;
      });
      await git(['cat-file', '--batch'], lector, Buffer.from(blobs.map((blob) => `${blob}\n`).join('')));
    },
  };
}
