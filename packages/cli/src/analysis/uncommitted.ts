import { lstat, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { excludedByPath } from '@mantenible/analyser/selection';
import { archivoDePropiedades, crearDecisor } from '@mantenible/domain/ambito';
import { blobsOfCommit, headCommitOf, isSparse } from '@mantenible/runner';

import { limites, type CarpetaAnalizada } from './analyse.ts';
import { blobOf, plainBlobOf } from './plain-blob.ts';

/** A path at which the folder differs from the last commit. */
export interface Uncommitted {
  readonly ruta: string;
  /** Whether the folder lacks what the commit has there. */
  readonly borrado: boolean;
}

type Blobs = ReadonlyMap<string, string>;

/**
 * Why a result may differ from that of HEAD: the file of the scope, deleted files, and files with another content. Null
 * where git cannot list HEAD: they are a hint only.
 */
export async function uncommitted(
  analizada: CarpetaAnalizada,
  signal: AbortSignal,
): Promise<readonly Uncommitted[] | null> {
  const { carpeta, archivos } = analizada;
  const known = await blobsOfHead(analizada, signal).catch(() => null);
  signal.throwIfAborted();
  if (known === null) return null;
  const lacking = (await isSparse(carpeta, signal)) ? [] : deletable(analizada, known);
  const deleted = await missing(carpeta, lacking);
  const changed = archivos.filter(differsFrom(known)).map(({ ruta }) => ruta);
  const [scope, ofScope] = [archivoDePropiedades, await scopeFile(analizada)];
  return [
    ...(ofScope !== null && differsFrom(known)(ofScope) ? [scope] : []).map(named(false)),
    ...deleted.map(named(true)),
    ...changed.map(named(false)),
  ];
}

const named =
  (borrado: boolean) =>
  (ruta: string): Uncommitted => ({ ruta, borrado });

/** Ids of the contents that HEAD has in the folder; null outside git. */
async function blobsOfHead(
  { carpeta, workTree }: CarpetaAnalizada,
  signal: AbortSignal,
): Promise<Blobs | null> {
  if (workTree === null) return null;
  const commit = await headCommitOf(carpeta, signal);
  if (commit === null) return new Map();
  return blobsOfCommit({ folder: carpeta, workTree, commit, limit: limites.archivos, signal });
}

interface OnDisk {
  readonly ruta: string;
  readonly blob: string;
  readonly texto: string;
}

const differsFrom =
  (known: Blobs) =>
  (file: OnDisk): boolean => {
    const committed = known.get(file.ruta);
    return committed !== file.blob && committed !== plainBlobOf(file);
  };

/** The file by which the analysis was narrowed; null without one. */
async function scopeFile({ carpeta, ambito }: CarpetaAnalizada): Promise<OnDisk | null> {
  if (ambito.origen !== 'archivo') return null;
  const content = await readFile(join(carpeta, archivoDePropiedades)).catch(() => null);
  return content && { ruta: archivoDePropiedades, blob: blobOf(content), texto: content.toString() };
}

/** Committed paths that would change the result if the folder lacked them: the file of the scope, and the code of the scope. */
function deletable({ archivos, ambito }: CarpetaAnalizada, known: Blobs): readonly string[] {
  const analysed = new Set(archivos.map(({ ruta }) => ruta));
  const { papel } = crearDecisor(ambito.ambito);
  const isCode = (path: string) =>
    excludedByPath(path, 0) === null && ['principal', 'prueba'].includes(papel(path));
  return [...known.keys()].filter(
    (path) => path === archivoDePropiedades || (!analysed.has(path) && isCode(path)),
  );
}

async function missing(folder: string, paths: readonly string[]): Promise<readonly string[]> {
  const lacking: string[] = [];
  for (const path of paths)
    if ((await lstat(join(folder, path)).catch(() => null)) === null) lacking.push(path);
  return lacking;
}
