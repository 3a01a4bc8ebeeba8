import { createHash } from 'node:crypto';

/** Hash of a line without white space. A short one is enough: it distinguishes the lines of one file only. */
export function lineHash(line: string): string {
  return createHash('sha256').update(line.replaceAll(/\s/gu, '')).digest('base64url').slice(0, 12);
}
