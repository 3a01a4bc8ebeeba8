import type { SourceFile } from '@mantenible/analyser';
import { excludedByText, mayBeData, mayHoldScripts } from '@mantenible/analyser/selection';
import { archivoDePropiedades, partesElegidas, type Ambito } from '@mantenible/domain/ambito';
import type { LimitesAnalisis, PeticionAnalisis } from '@mantenible/domain/analisis';
import type { ArchivoOmitido, LenguajeSinAnalizar } from '@mantenible/domain/escaneo';

import type { Source } from './analyse-sources.ts';
import { falloAnalisis, inMegabytes } from '../failures.ts';
import { maxPathsBytes, type Tree, type TreeEntry } from '../repository/git/tree.ts';
import type { Repository } from '../repository/git/repository.ts';
import { attributesFile, attributesOf, maxAttributesBytes, type Attributes } from './attributes.ts';
import { looksGenerated } from './generated.ts';
import { maxPropertiesBytes, scopeOf, type Scope } from './scope.ts';
import type { RootFile } from './root-file.ts';
import { createSelection, type CountedFile, type Use } from './selection.ts';
import { repository as subject, requireBytes, requireFiles, requireLines } from './source-limits.ts';
import { countLines, decodeFile } from './text.ts';

/** The texts of a commit: the files to analyse, their context, and what was left out. */
export interface SourcesRead {
  readonly commit: string;
  readonly sources: readonly Source[];
  readonly context: readonly SourceFile[];
  /** Scripts outside the scope, for the types of the others. */
  readonly companions: readonly SourceFile[];
  readonly scope: Scope;
  readonly attributes: Attributes;
  readonly files: ReadonlyMap<string, CountedFile>;
  readonly omitidos: readonly ArchivoOmitido[];
  readonly otrosLenguajes: readonly LenguajeSinAnalizar[];
}

/** What to read of a repository, and within which limits. */
export interface ReadRequest extends Pick<PeticionAnalisis, 'admiteSinCodigo'> {
  readonly limites: LimitesAnalisis;
  /** The project's own scope; null without one. */
  readonly ambito: Ambito | null;
  readonly onProgress: (hechos: number, total: number) => void;
}

/** Selects the files of a branch's newest commit and reads their texts; links and submodules are skipped. */
export async function readSources(
  repository: Repository,
  branch: string,
  { limites, ambito, admiteSinCodigo = false, onProgress }: ReadRequest,
): Promise<SourcesRead> {
  const commit = await repository.commit(branch);
  const tree = await repository.tree(commit, limites.archivos);
  requireTree(tree, limites, admiteSinCodigo);
  const readRoot = (path: string, limit: number) => readRootFile(repository, tree.entries, path, limit);
  const scope = scopeOf(ambito, ambito ? null : await readRoot(archivoDePropiedades, maxPropertiesBytes));
  const attributes = attributesOf(await readRoot(attributesFile, maxAttributesBytes));
  const selection = createSelection(scope.decisor);
  for (const { path, defect } of tree.rejected.filter(isFile)) selection.omit(path, defect);
  const submodules = tree.entries.filter(({ mode }) => mode === '160000');
  for (const { path } of submodules) if (scope.decisor.abarca(path)) selection.omit(path, 'submodulo');
  const selected = tree.entries.filter(isFile).flatMap((entry) => {
    const use = selection.useOf(entry.path, entry.size);
    return use === null ? [] : [{ ...entry, use }];
  });
  requireBytes(
    selected.reduce((sum, one) => sum + countedBytes(one), 0),
    limites,
    subject,
  );
  const texts = collectTexts(selection, scope.ambito.codificacion);
  await repository.read(
    selected.map(({ blob }) => blob),
    (content, index) => {
      const entry = selected[index];
      if (!entry || content === null) return;
      onProgress(index + 1, selected.length);
      texts.add(entry, entry.use, content);
    },
  );
  const { lines, ...read } = texts.read();
  requireLines(lines, limites, subject);
  const { omitidos, otherLanguages, files } = selection;
  if (!admiteSinCodigo) requireCode(read.sources, isNarrowed(files));
  return { commit, ...read, scope, attributes, files, omitidos, otrosLenguajes: otherLanguages() };
}

/** A file at the root of a tree; null without one. */
async function readRootFile(
  repository: Repository,
  entries: readonly TreeEntry[],
  path: string,
  limit: number,
): Promise<RootFile | null> {
  const entry = entries.find((one) => one.path === path && isFile(one));
  if (!entry) return null;
  if (entry.size > limit) return { content: null };
  const chunks: Buffer[] = [];
  await repository.read([entry.blob], (given) => {
    if (given) chunks.push(Buffer.from(given));
  });
  return { content: Buffer.concat(chunks) };
}

/** Collects the texts of selected files by their use. */
export function collectTexts(
  selection: Pick<ReturnType<typeof createSelection>, 'acceptsText' | 'count'>,
  encodingOfScope: string | null,
) {
  const sources: Source[] = [];
  const context: SourceFile[] = [];
  const companions: SourceFile[] = [];
  let lines = 0;
  return {
    add: ({ path, blob }: Pick<TreeEntry, 'path' | 'blob'>, use: Use, content: Buffer): void => {
      if (use === null) return;
      const { text, encoding, damaged } = decodeFile(content, encodingOfScope);
      if (use === 'context') return void context.push({ path, text });
      const counted = countLines(content);
      if (use === 'excluido' || use === 'fuera') {
        selection.count(path, use, counted);
        if (mayHoldScripts(path) && excludedByText(path, text) === null) companions.push({ path, text });
        return;
      }
      if (!selection.acceptsText(path, text)) return;
      selection.count(path, use, counted, {
        generado: use === 'principal' && looksGenerated(path, text, counted),
        ilegible: damaged,
      });
      sources.push({
        path,
        blob,
        text,
        ...(use === 'prueba' && { isTest: true }),
        ...(encoding !== null && { encoding }),
      });
      lines += counted;
    },
    read: () => ({ sources, context, companions, lines }),
  };
}

const isAnalysed = ({ use }: { readonly use: Use }): boolean => use !== 'excluido' && use !== 'fuera';

/** Whether the scope itself left files out of the main code. */
export const isNarrowed = (files: ReadonlyMap<string, CountedFile>): boolean =>
  [...files.values()].some(({ parte }) => partesElegidas.includes(parte));

/** Refuses a repository without main code; the reason is its scope where that left out files. */
export function requireCode(sources: readonly Source[], narrowed: boolean): void {
  if (sources.some(({ isTest = false }) => !isTest)) return;
  throw falloAnalisis(narrowed ? 'alcance-vacio' : 'sin-codigo');
}

/** Whether an entry is a regular file, neither a link (120000) nor a submodule (160000). */
const isFile = ({ mode }: Pick<TreeEntry, 'mode'>): boolean => mode.startsWith('100');

/** Refuses a tree beyond the limits, and an empty one unless it is admitted. */
export function requireTree(
  { entries, rejected, exceeded }: Tree,
  limites: LimitesAnalisis,
  admitsEmpty = false,
): void {
  if (exceeded === 'archivos') requireFiles(Infinity, limites, subject);
  if (exceeded === 'rutas')
    throw falloAnalisis(
      'rutas-demasiado-largas',
      `Las rutas de los archivos del repositorio son demasiado largas: entre todas se admiten ${inMegabytes(maxPathsBytes)}.`,
    );
  if (!admitsEmpty && entries.length + rejected.length === 0) throw falloAnalisis('repositorio-vacio');
}

/** Bytes of a file that count for the limit of the code: files that may be data have a limit of their own, and their text decides. */
export const countedBytes = ({ path, size, use }: Sized): number =>
  isAnalysed({ use }) && !mayBeData(path) ? size : 0;

interface Sized extends Pick<TreeEntry, 'path' | 'size'> {
  readonly use: Use;
}
