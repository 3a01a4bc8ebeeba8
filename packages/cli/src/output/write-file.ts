import { randomUUID } from 'node:crypto';
import { open, realpath, rename, rm, stat, type FileHandle } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

import { Refusal } from '../refusal.ts';

/** Reasons of the system, by its code. */
const reasons: Readonly<Record<string, string>> = {
  EACCES: 'no tiene permiso para escribir ahí',
  EPERM: 'no tiene permiso para escribir ahí',
  EROFS: 'ese disco es de solo lectura',
  ENOENT: 'la carpeta no existe',
  ENOTDIR: 'la carpeta no existe',
  EISDIR: 'es una carpeta',
  EFBIG: 'supera el tamaño que el sistema permite a un fichero',
  ENOSPC: 'no queda espacio en el disco',
  EDQUOT: 'no queda espacio en su cuota de disco',
  ENAMETOOLONG: 'el nombre es demasiado largo',
};

/** The refusal of a text that the system did not write to `target`. */
export function writeRefusal(error: unknown, target: string): Refusal {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return new Refusal(`No se pudo escribir ${target}: ${reasons[code] ?? (code || String(error))}.`);
}

/** A text and the path that it goes to. */
export interface FileToWrite {
  readonly path: string;
  /** Called when it is the turn of the file: one text is in memory at a time. */
  readonly text: () => string;
}

/**
 * Writes files: all of them whole, or none. A device or pipe takes its text as it comes, before the files appear.
 * `signal` ends the work until then.
 */
export async function writeFiles(files: readonly FileToWrite[], signal: AbortSignal): Promise<void> {
  const waiting: Waiting[] = [];
  try {
    for (const file of files) {
      const written = await naming(file.path, () => write(file));
      if (written !== null) waiting.push(written);
    }
    signal.throwIfAborted();
    for (const { beside, target, path } of waiting) await naming(path, () => rename(beside, target));
  } finally {
    for (const { beside } of waiting) await rm(beside, { force: true });
  }
}

/** A whole file beside the one that it is to replace. */
interface Waiting {
  readonly path: string;
  readonly target: string;
  readonly beside: string;
}

/** Does what may fail for the file at `path`, which the refusal names. */
async function naming<T>(path: string, task: () => Promise<T>): Promise<T> {
  try {
    return await task();
  } catch (error) {
    throw writeRefusal(error, `«${path}»`);
  }
}

/** Writes to a device or pipe (null), or beside the file. */
async function write({ path, text }: FileToWrite): Promise<Waiting | null> {
  const target = await realpath(path).catch(() => path);
  const known = await stat(target).catch(() => null);
  if (known !== null && !known.isFile()) {
    await writeAndClose(await open(target, 'w'), text(), false);
    return null;
  }
  const beside = join(dirname(target), `.${basename(target).slice(0, maxNamed)}.${randomUUID()}.tmp`);
  const file = await open(beside, 'wx');
  try {
    await writeAndClose(file, text(), true);
    return { path, target, beside };
  } catch (error) {
    await rm(beside, { force: true });
    throw error;
  }
}

/** Characters of the name that the temporary file shows. */
const maxNamed = 40;

async function writeAndClose(file: FileHandle, text: string, sync: boolean): Promise<void> {
  try {
    await file.writeFile(text);
    if (sync) await file.sync();
  } finally {
    await file.close();
  }
}
