import { createHash } from 'node:crypto';

import { blobsOfCommit, commitOf } from '@mantenible/runner';

import { limites, type CarpetaAnalizada } from './analyse.ts';

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
    .filter(({ ruta, blob, texto }) => {
      const committed = known.get(ruta);
      return committed !== blob && committed !== withPlainEnds(texto);
    })
    .map(({ ruta }) => ruta);
}

/** Id of the content that git stores of a text whose line ends it converts. */
function withPlainEnds(text: string): string {
  const content = Buffer.from(text.replaceAll('\r\n', '\n'));
  return createHash('sha1').update(`blob ${content.length}\0`).update(content).digest('hex');
}
