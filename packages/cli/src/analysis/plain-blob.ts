import { createHash } from 'node:crypto';

import type { Archivo } from './analyse.ts';

/** git's id of a content. */
export const blobOf = (content: Buffer): string =>
  createHash('sha1').update(`blob ${content.length}\0`).update(content).digest('hex');

/** Id of a file's content with plain line ends, which git stores of a text whose line ends it converts. */
export function plainBlobOf({ blob, texto }: Pick<Archivo, 'blob' | 'texto'>): string {
  if (!texto.includes('\r\n')) return blob;
  return blobOf(Buffer.from(texto.replaceAll('\r\n', '\n')));
}
