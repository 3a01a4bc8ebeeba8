import { createHash } from 'node:crypto';

export const sha256Base64url = (text: string): string =>
  createHash('sha256').update(text).digest('base64url');

/** Hash of a line without white space; a short one is enough, for it distinguishes the lines of one file only. */
export const lineHash = (line: string): string => sha256Base64url(line.replaceAll(/\s/gu, '')).slice(0, 12);
