import { createHash } from 'node:crypto';

/** A short hash is enough: it distinguishes the lines of one file only. */
const shortHash = (text: string): string =>
  createHash('sha256').update(text).digest('base64url').slice(0, 12);

const withoutSpace = (line: string): string => line.replaceAll(/\s/gu, '');

/** Hash of a line without white space. */
export const lineHash = (line: string): string => shortHash(withoutSpace(line));

/** Hash of a finding's rule, path and line; white space counts in the path alone. */
export const findingHash = (rule: string, path: string, line: string): string =>
  shortHash(`${rule}\0${path}\0${withoutSpace(line)}`);
