import type { SourceFile } from '@mantenible/analyser';
import { mayBeData } from '@mantenible/analyser/selection';
import type { LimitesAnalisis } from '@mantenible/domain/analisis';
import type { ArchivoOmitido, LenguajeSinAnalizar } from '@mantenible/domain/escaneo';
import { formatNumber } from '@mantenible/wording/numeros';

import type { Source } from './analyse-sources.ts';
import { falloAnalisis, inMegabytes } from '../failures.ts';
import { maxPathsBytes, type Tree, type TreeEntry } from '../repository/git/tree.ts';
import type { Repository } from '../repository/git/repository.ts';
import { createSelection, isContext } from './selection.ts';
import { countLines, decodeText } from './text.ts';

/** The texts of a commit: the files to analyse, their context, and what was left out. */
export interface SourcesRead {
  readonly commit: string;
  readonly sources: readonly Source[];
  readonly context: readonly SourceFile[];
  readonly omitidos: readonly ArchivoOmitido[];
  readonly otrosLenguajes: readonly LenguajeSinAnalizar[];
}

/** Selects the files of a branch's newest commit and reads their texts; links and submodules are skipped. */
export async function readSources(
  repository: Repository,
  branch: string,
  limites: LimitesAnalisis,
  onProgress: (hechos: number, total: number) => void,
): Promise<SourcesRead> {
  const commit = await repository.commit(branch);
  const tree = await repository.tree(commit, limites.archivos);
  requireTree(tree, limites);
  const selection = createSelection();
  for (const { path, defect } of tree.rejected.filter(isFile)) selection.omit(path, defect);
  const selected = tree.entries.filter(
    ({ path, size, mode }) =>
      isFile({ mode }) && (selection.acceptsContext(path, size) || selection.acceptsPath(path, size)),
  );
  requireSize(selected, limites);
  const sources: Source[] = [];
  const context: SourceFile[] = [];
  let lines = 0;
  await repository.read(
    selected.map(({ blob }) => blob),
    (content, index) => {
      const entry = selected[index];
      if (!entry || content === null) return;
      const { path, blob, size } = entry;
      const text = decodeText(content);
      onProgress(index + 1, selected.length);
      if (isContext(path, size)) return void context.push({ path, text });
      if (!selection.acceptsText(path, text)) return;
      sources.push({ path, blob, text });
      lines += countLines(content);
    },
  );
  if (lines > limites.lineas)
    throw falloAnalisis(
      'demasiadas-lineas',
      `El repositorio tiene demasiadas líneas de código: se admiten ${formatNumber(limites.lineas)}.`,
    );
  if (sources.length === 0) throw falloAnalisis('sin-codigo');
  const { omitidos, otherLanguages } = selection;
  return { commit, sources, context, omitidos, otrosLenguajes: otherLanguages() };
}

/** Whether an entry is a regular file, neither a link (120000) nor a submodule (160000). */
const isFile = ({ mode }: Pick<TreeEntry, 'mode'>): boolean => mode.startsWith('100');

/** Refuses a tree beyond the limits, and an empty one. */
export function requireTree({ entries, rejected, exceeded }: Tree, { archivos }: LimitesAnalisis): void {
  if (exceeded === 'archivos')
    throw falloAnalisis(
      'demasiados-archivos',
      `El repositorio tiene demasiados archivos: se admiten ${formatNumber(archivos)}.`,
    );
  if (exceeded === 'rutas')
    throw falloAnalisis(
      'rutas-demasiado-largas',
      `Las rutas de los archivos del repositorio son demasiado largas: entre todas se admiten ${inMegabytes(maxPathsBytes)}.`,
    );
  if (entries.length + rejected.length === 0) throw falloAnalisis('repositorio-vacio');
}

/** Refuses files that together exceed the limit of bytes. */
function requireSize(entries: readonly TreeEntry[], { textoBytes }: LimitesAnalisis): void {
  // Files that may be data have a limit of their own; their text decides whether they are analysed.
  const bytes = entries.reduce((suma, { path, size }) => suma + (mayBeData(path) ? 0 : size), 0);
  if (bytes > textoBytes)
    throw falloAnalisis(
      'repositorio-demasiado-grande',
      `El repositorio es demasiado grande: se admiten ${inMegabytes(textoBytes)} de código.`,
    );
}
