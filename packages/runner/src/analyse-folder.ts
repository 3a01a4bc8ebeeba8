import { createHash } from 'node:crypto';
import { lstat, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { archivoDePropiedades, type Ambito, type AmbitoAplicado } from '@mantenible/domain/ambito';
import type { LimitesAnalisis } from '@mantenible/domain/analisis';
import type { ArchivoOmitido } from '@mantenible/domain/escaneo';

import { analyseSources, type AnalysedSources, type SourcesRequest } from './pipeline/analyse-sources.ts';
import { falloAnalisis } from './failures.ts';
import { runGit } from './repository/git/run-git.ts';
import { gitEnvironment, localArguments } from './repository/git/environment.ts';
import { startWorkers } from './workers/analysis-workers.ts';
import type { WarmPool } from './workers/warm-pool.ts';
import type { Program } from './workers/program.port.ts';
import { collectTexts, requireCode } from './pipeline/read-sources.ts';
import { appliedScope, maxPropertiesBytes, scopeOf, type PropertiesFile } from './pipeline/scope.ts';
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
}

/** Analyses a folder of this machine; in a work tree of git, without the files that git ignores. */
export async function analyseFolder(request: FolderRequest): Promise<AnalysedFolder> {
  // The workers load while the folder is read.
  const workers = request.warmPool?.take(request.signal) ?? startWorkers(request);
  try {
    const { scope, files, omitidos, ...texts } = await readFolder(request);
    const known = () => Promise.resolve(new Map<string, never>());
    const { decisor } = scope;
    const analysed = await analyseSources({ ...request, ...texts, decisor, workers, known });
    const unparsable = analysed.archivos.flatMap(({ ruta, analizable }) => (analizable ? [] : [ruta]));
    return {
      ...analysed,
      omitidos: withStopped(omitidos, analysed.detenidos),
      ambito: appliedScope(scope, files, unparsable),
    };
  } finally {
    workers.close();
  }
}

/** Reads the texts of the files to analyse and of their context. */
async function readFolder({ folder, signal, ambito }: Pick<FolderRequest, 'folder' | 'signal' | 'ambito'>) {
  const listed = await listWithGit(folder, signal);
  // git lists nothing in a folder that the work tree around it ignores.
  const paths = listed === null || listed.length === 0 ? await listFiles(folder, '') : listed;
  const scope = scopeOf(ambito ?? null, ambito ? null : await readProperties(folder));
  const selection = createSelection(scope.decisor);
  const texts = collectTexts(selection);
  for (const path of [...paths].sort()) {
    const absolute = join(folder, path);
    // git may list a deleted file; links are not followed.
    const stat = await lstat(absolute).catch(() => null);
    if (stat?.isFile() !== true) continue;
    const use = selection.useOf(path, stat.size);
    if (use === null) continue;
    const content = await readFile(absolute);
    texts.add({ path, blob: blobOf(content) }, use, content);
  }
  const { sources, context, companions } = texts.read();
  if (sources.length === 0 && scope.origen === 'todo') throw falloAnalisis('sin-codigo', sinCodigo);
  requireCode(sources, scope);
  const { files, omitidos } = selection;
  return { sources, context, companions, scope, files, omitidos };
}

/** The properties file of a folder; null without one. */
async function readProperties(folder: string): Promise<PropertiesFile | null> {
  const path = join(folder, archivoDePropiedades);
  const stat = await lstat(path).catch(() => null);
  if (stat?.isFile() !== true) return null;
  return { content: stat.size > maxPropertiesBytes ? null : await readFile(path) };
}

/** git's object id of a content, by which files are the same in a commit. */
const blobOf = (content: Buffer): string =>
  createHash('sha1').update(`blob ${content.length}\0`).update(content).digest('hex');

const sinCodigo =
  'La carpeta no contiene código que se pueda medir: ningún archivo de JavaScript, TypeScript, Python, CSS, HTML o XML, ni ningún Dockerfile.';

/** Paths of the files below a folder, with `/`, without hidden files and installed packages, which are never measured. */
async function listFiles(root: string, below: string): Promise<readonly string[]> {
  const entries = await readdir(join(root, below), { withFileTypes: true });
  const paths: string[] = [];
  for (const entry of entries.filter(({ name }) => !name.startsWith('.') && name !== 'node_modules')) {
    const path = below === '' ? entry.name : `${below}/${entry.name}`;
    if (entry.isFile()) paths.push(path);
    else if (entry.isDirectory()) paths.push(...(await listFiles(root, path)));
  }
  return paths;
}

/** Paths that git tracks or does not ignore in a work tree; null for any other folder. */
async function listWithGit(folder: string, signal: AbortSignal): Promise<readonly string[] | null> {
  const chunks: Buffer[] = [];
  try {
    await runGit({
      args: [
        ...localArguments(),
        '-c',
        'core.fsmonitor=false',
        '-c',
        'safe.directory=*',
        'ls-files',
        '-z',
        '--cached',
        '--others',
        '--exclude-standard',
      ],
      env: gitEnvironment(folder, '', null),
      folder,
      maxFileBytes: 0,
      signal,
      onOutput: (chunk) => chunks.push(chunk) > 0,
    });
  } catch {
    signal.throwIfAborted();
    return null;
  }
  return Buffer.concat(chunks).toString().split('\0').filter(Boolean);
}
