import { createHash } from 'node:crypto';

import type { Archivo } from './analyse.ts';

/** Id of a file's content with plain line ends, which git stores of a text whose line ends it converts. */
export function plainBlobOf({ blob, texto }: Pick<Archivo, 'blob' | 'texto'>): string {
  if (!texto.includes('\r\n')) return blob;
  const content = Buffer.from(texto.replaceAll('\r\n', '\n'));
  return createHash('sha1').update(`blob ${content.length}\0`).update(content).digest('hex');
}
