import { lstat } from 'node:fs/promises';
import { join } from 'node:path';

import { archivoDePropiedades, type AmbitoAplicado } from '@mantenible/domain/ambito';
import type { WorkTree } from '@mantenible/runner';

interface Measured {
  /** Absolute path of the folder. */
  readonly carpeta: string;
  readonly workTree: WorkTree | null;
}

/** The scope of a folder, with a notice where a folder above it in its work tree has a properties file, which does not count. */
export async function withParentNotice(
  { carpeta, workTree }: Measured,
  ambito: AmbitoAplicado,
): Promise<AmbitoAplicado> {
  if (ambito.origen !== 'todo' || workTree === null) return ambito;
  const above = await fileAbove(carpeta, workTree.prefix);
  if (above === null) return ambito;
  const aviso = `El archivo ${above} no se sigue, porque es de una carpeta superior: analice esa carpeta, o ponga otro en esta.`;
  return { ...ambito, avisos: [...ambito.avisos, aviso] };
}

/**
 * The nearest properties file above a folder, as a path from it; null where the folder has one, which may be too large to be read.
 * `prefix` is the folder's path from the root of its work tree.
 */
async function fileAbove(carpeta: string, prefix: string): Promise<string | null> {
  const levels = prefix.split('/').length - 1;
  for (let level = 0; level <= levels; level += 1) {
    const path = `${'../'.repeat(level)}${archivoDePropiedades}`;
    const found = await lstat(join(carpeta, path)).catch(() => null);
    if (found?.isFile() === true) return level === 0 ? null : path;
  }
  return null;
}
