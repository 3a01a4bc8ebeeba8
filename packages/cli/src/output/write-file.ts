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

/** Writes a file: whole, or not at all. A device or pipe takes the text as it comes. */
export async function writeFile(path: string, text: string): Promise<void> {
  try {
    const target = await realpath(path).catch(() => path);
    const known = await stat(target).catch(() => null);
    if (known !== null && !known.isFile()) await writeAndClose(await open(target, 'w'), text, false);
    else await replace(target, text);
  } catch (error) {
    throw writeRefusal(error, `«${path}»`);
  }
}

async function replace(path: string, text: string): Promise<void> {
  const beside = join(dirname(path), `.${basename(path).slice(0, maxNamed)}.${randomUUID()}.tmp`);
  const file = await open(beside, 'wx');
  try {
    await writeAndClose(file, text, true);
    await rename(beside, path);
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
