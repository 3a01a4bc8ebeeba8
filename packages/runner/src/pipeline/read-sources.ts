import type { SourceFile } from '@mantenible/analyser';
import { mayBeData } from '@mantenible/analyser/selection';
import type { LimitesAnalisis } from '@mantenible/domain/analisis';
import type { ArchivoOmitido, LenguajeSinAnalizar } from '@mantenible/domain/escaneo';
import { formatNumber } from '@mantenible/wording/numeros';

import type { Fuente } from './analyse-sources.ts';
import { falloAnalisis } from '../failures.ts';
import { maxPathsBytes, type Tree, type TreeEntry } from '../repository/git/tree.ts';
import type { Repository } from '../repository/git/repository.ts';
import { enMegas } from './limits.ts';
import { createSeleccion, esAjuste } from './selection.ts';
import { contarLineas, decodificar } from './text.ts';

export interface FuentesLeidas {
  readonly commit: string;
  readonly fuentes: readonly Fuente[];
  readonly ajustes: readonly SourceFile[];
  readonly omitidos: readonly ArchivoOmitido[];
  readonly otrosLenguajes: readonly LenguajeSinAnalizar[];
}

/** Reads the files of a branch that are analysed, by their ids; links and submodules are none. */
export async function leerFuentes(
  repositorio: Repository,
  branch: string,
  limites: LimitesAnalisis,
  onProgress: (hechos: number, total: number) => void,
): Promise<FuentesLeidas> {
  const commit = await repositorio.commit(branch);
  const tree = await repositorio.tree(commit, limites.archivos);
  exigirArbol(tree, limites);
  const seleccion = createSeleccion();
  for (const { path, defect } of tree.rejected.filter(esArchivo)) seleccion.omitir(path, defect);
  const elegidas = tree.entries.filter(
    ({ path, size, mode }) =>
      esArchivo({ mode }) && (seleccion.porAjuste(path, size) || seleccion.porRuta(path, size)),
  );
  exigirTamano(elegidas, limites);
  const fuentes: Fuente[] = [];
  const ajustes: SourceFile[] = [];
  let lines = 0;
  await repositorio.read(
    elegidas.map(({ blob }) => blob),
    (content, index) => {
      const entry = elegidas[index];
      if (!entry || content === null) return;
      const { path, blob, size } = entry;
      const text = decodificar(content);
      onProgress(index + 1, elegidas.length);
      if (esAjuste(path, size)) return void ajustes.push({ path, text });
      if (!seleccion.porTexto(path, text)) return;
      fuentes.push({ path, blob, text });
      lines += contarLineas(content);
    },
  );
  if (lines > limites.lineas)
    throw falloAnalisis(
      'demasiadas-lineas',
      `El repositorio tiene demasiadas líneas de código: se admiten ${formatNumber(limites.lineas)}.`,
    );
  if (fuentes.length === 0) throw falloAnalisis('sin-codigo');
  const { omitidos, otrosLenguajes } = seleccion;
  return { commit, fuentes, ajustes, omitidos, otrosLenguajes: otrosLenguajes() };
}

/** Neither a link (120000) nor a submodule (160000). */
const esArchivo = ({ mode }: Pick<TreeEntry, 'mode'>): boolean => mode.startsWith('100');

function exigirArbol({ entries, rejected, exceeded }: Tree, { archivos }: LimitesAnalisis): void {
  if (exceeded === 'archivos')
    throw falloAnalisis(
      'demasiados-archivos',
      `El repositorio tiene demasiados archivos: se admiten ${formatNumber(archivos)}.`,
    );
  if (exceeded === 'rutas')
    throw falloAnalisis(
      'rutas-demasiado-largas',
      `Las rutas de los archivos del repositorio son demasiado largas: entre todas se admiten ${enMegas(maxPathsBytes)}.`,
    );
  if (entries.length + rejected.length === 0) throw falloAnalisis('repositorio-vacio');
}

function exigirTamano(entries: readonly TreeEntry[], { textoBytes }: LimitesAnalisis): void {
  // Files that may be data have a room of their own, and stay only where they turn out to be code.
  const bytes = entries.reduce((suma, { path, size }) => suma + (mayBeData(path) ? 0 : size), 0);
  if (bytes > textoBytes)
    throw falloAnalisis(
      'repositorio-demasiado-grande',
      `El repositorio es demasiado grande: se admiten ${enMegas(textoBytes)} de código.`,
    );
}
