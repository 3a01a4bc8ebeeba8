import { realpath } from 'node:fs/promises';
import { isAbsolute, relative, resolve, sep } from 'node:path';

import { Refusal } from '../refusal.ts';

/** Absolute path of a folder below the served one, without links. Refuses a path or a link that leaves it. */
export async function folderWithin(root: string, path: string): Promise<string> {
  const wanted = resolve(root, path);
  // A path that leaves by its words alone is not looked up: the answer would show what exists outside.
  const found = staysWithin(root, wanted) ? await realpath(wanted).catch(() => null) : wanted;
  if (found === null) throw new Refusal(`No existe la carpeta «${path}».`);
  if (!staysWithin(root, found))
    throw new Refusal(`«${path}» está fuera de la carpeta que se sirve: indique una ruta dentro de ella.`);
  return found;
}

function staysWithin(root: string, path: string): boolean {
  const way = relative(root, path);
  return way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way);
}
