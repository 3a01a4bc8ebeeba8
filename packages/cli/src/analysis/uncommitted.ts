import { blobsOfCommit, commitOf } from '@mantenible/runner';

import { limites, type CarpetaAnalizada } from './analyse.ts';
import { plainBlobOf } from './plain-blob.ts';

/** Paths of the analysed files that HEAD does not have with their content; none where git cannot list HEAD: they are a hint only. */
export async function uncommitted(
  { carpeta, workTree, archivos }: CarpetaAnalizada,
  signal: AbortSignal,
): Promise<readonly string[]> {
  if (workTree === null) return [];
  const head = await commitOf(carpeta, 'HEAD', signal);
  const known =
    head === null
      ? new Map<string, string>()
      : await blobsOfCommit({
          folder: carpeta,
          workTree,
          commit: head,
          limit: limites.archivos,
          signal,
        }).catch(() => null);
  if (known === null) return [];
  return archivos
    .filter((file) => {
      const committed = known.get(file.ruta);
      return committed !== file.blob && committed !== plainBlobOf(file);
    })
    .map(({ ruta }) => ruta);
}
