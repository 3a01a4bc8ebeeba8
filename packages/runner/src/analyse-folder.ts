import { createHash } from 'node:crypto';
import { lstat, readFile, realpath } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';

import { archivoDePropiedades, type Ambito, type AmbitoAplicado } from '@mantenible/domain/ambito';
import type { LimitesAnalisis } from '@mantenible/domain/analisis';
import type { ArchivoOmitido, LenguajeSinAnalizar } from '@mantenible/domain/escaneo';

import { analyseSources, type AnalysedSources, type SourcesRequest } from './pipeline/analyse-sources.ts';
import { falloAnalisis } from './failures.ts';
import { listFolder } from './list-folder.ts';
import { orAbsent, stateOf } from './present.ts';
import { startWorkers } from './workers/analysis-workers.ts';
import type { WarmPool } from './workers/warm-pool.ts';
import type { Program } from './workers/program.port.ts';
import { collectTexts, countedBytes, isNarrowed, requireCode } from './pipeline/read-sources.ts';
import { folderOnDisk, requireBytes, requireLines } from './pipeline/source-limits.ts';
import { withinTimeLimit } from './pipeline/time-limit.ts';
import { attributesFile, attributesOf, maxAttributesBytes } from './pipeline/attributes.ts';
import { appliedScope, maxPropertiesBytes, scopeOf } from './pipeline/scope.ts';
import type { RootFile } from './pipeline/root-file.ts';
import { createSelection, withStopped } from './pipeline/selection.ts';

export interface FolderRequest {
  readonly folder: string;
  /** Path of the workers' program. */
  readonly worker: string;
  readonly limites: LimitesAnalisis;
  /** A scope of its own; without one that of the folder's properties file applies. */
  readonly ambito?: Ambito;
  /** Priority of the workers; below this process by default. */
  readonly priority?: Program['priority'];
  readonly onProgress: (hechos: number, total: number) => void;
  /** Receives the measures of the whole folder, before the rules run. */
  readonly onMeasures?: NonNullable<SourcesRequest['onMeasures']>;
  readonly signal: AbortSignal;
  /** Supplies started workers; without it they start with the analysis. */
  readonly warmPool?: Pick<WarmPool, 'take'>;
}

/** The analysed files of a folder, and the files that were left out. */
export interface AnalysedFolder extends AnalysedSources {
  readonly omitidos: readonly ArchivoOmitido[];
  readonly ambito: AmbitoAplicado;
  readonly otrosLenguajes: readonly LenguajeSinAnalizar[];
  /** Paths of all files of the folder, also of those that are left out. */
  readonly listed: ReadonlySet<string>;
}

/** Analyses a folder of this machine; in a work tree of git, without the files that git ignores. */
export const analyseFolder = (request: FolderRequest): Promise<AnalysedFolder> =>
  withinTimeLimit(request, 'El análisis', (signal) => analyse({ ...request, signal }));

async function analyse(request: FolderRequest): Promise<AnalysedFolder> {
  // The workers load while the folder is read.
  const workers = request.warmPool?.take(request.signal) ?? startWorkers(request);
  try {
    const { scope, files, attributes, omitidos, otrosLenguajes, listed, ...texts } =
      await readFolder(request);
    const known = () => Promise.resolve(new Map<string, never>());
    const { decisor } = scope;
    const analysed = await analyseSources({ ...request, ...texts, decisor, workers, known });
    return {
      ...analysed,
      listed,
      otrosLenguajes,
      omitidos: withStopped(omitidos, analysed.detenidos),
      ambito: appliedScope({ scope, files, attributes }, analysed),
    };
  } finally {
    workers.close();
  }
}

/** Reads the texts of the files to analyse and of their context. */
async function readFolder({
  folder,
  limites,
  signal,
  ambito,
}: Pick<FolderRequest, 'folder' | 'limites' | 'signal' | 'ambito'>) {
  const { paths, rejected } = await listFolder(folder, limites, signal);
  const readRoot = (path: string, limit: number) => readRootFile(folder, path, limit);
  const scope = scopeOf(
    ambito ?? null,
    ambito ? null : await readRoot(archivoDePropiedades, maxPropertiesBytes),
  );
  const attributes = attributesOf(await readRoot(attributesFile, maxAttributesBytes));
  const selection = createSelection(scope.decisor);
  const texts = collectTexts(selection, scope.ambito.codificacion);
  const staysWithin = await createBoundary(folder);
  for (const path of rejected) selection.omit(path, 'sin-utf8');
  const listed = new Set<string>();
  let bytes = 0;
  for (const path of [...paths].sort()) {
    signal.throwIfAborted();
    const absolute = join(folder, path);
    // git may list a deleted file; links are not followed.
    const stat = await stateOf(folder, path);
    const submodule = path.replace(/\/$/u, '');
    if (stat?.isDirectory() === true && isRepository(path, paths) && scope.decisor.abarca(submodule))
      selection.omit(submodule, 'submodulo');
    if (stat?.isFile() !== true || !(await staysWithin(absolute))) continue;
    listed.add(path);
    const use = selection.useOf(path, stat.size);
    if (use === null) continue;
    bytes += countedBytes({ path, size: stat.size, use });
    requireBytes(bytes, limites, folderOnDisk);
    const content = await readFile(absolute).catch(orAbsent);
    if (content !== null) texts.add({ path, blob: blobOf(content) }, use, content);
  }
  const { sources, context, companions, lines } = texts.read();
  requireLines(lines, limites, folderOnDisk);
  const { files, omitidos, otherLanguages } = selection;
  const narrowed = isNarrowed(files);
  if (sources.length === 0 && !narrowed) throw falloAnalisis('sin-codigo', sinCodigo);
  requireCode(sources, narrowed);
  const otrosLenguajes = otherLanguages();
  return { sources, context, companions, scope, files, attributes, omitidos, otrosLenguajes, listed };
}

/** Whether a listed folder is a repository of its own: git lists no file of it. A folder may also have replaced a tracked file. */
const isRepository = (path: string, paths: readonly string[]): boolean =>
  !paths.some((other) => other !== path && other.startsWith(path.endsWith('/') ? path : `${path}/`));

/** Whether a file lies in a folder, and not behind a link that replaced one of its folders after git listed it. */
async function createBoundary(folder: string): Promise<(path: string) => Promise<boolean>> {
  const root = await realpath(folder);
  const known = new Map<string, boolean>();
  return async (path) => {
    const parent = dirname(path);
    const stays = known.get(parent) ?? isWithin(root, (await realpath(parent).catch(orAbsent)) ?? '');
    known.set(parent, stays);
    return stays;
  };
}

const isWithin = (root: string, path: string): boolean =>
  path === root || path.startsWith(root.endsWith(sep) ? root : `${root}${sep}`);

/** A file at the root of a folder; null without one. */
async function readRootFile(folder: string, name: string, limit: number): Promise<RootFile | null> {
  const path = join(folder, name);
  const stat = await lstat(path).catch(orAbsent);
  if (stat?.isFile() !== true) return null;
  return { content: stat.size > limit ? null : await readFile(path) };
}

/** git's object id of a content, by which files are the same in a commit. */
const blobOf = (content: Buffer): string =>
  createHash('sha1').update(`blob ${content.length}\0`).update(content).digest('hex');

const sinCodigo =
  'La carpeta no contiene código que se pueda medir: ningún archivo de JavaScript, TypeScript, Python, CSS, HTML o XML, ni ningún Dockerfile.';
