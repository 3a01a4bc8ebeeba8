import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

import { fileCommand, quotePath, type TreeFile } from './make-repository.ts';

export interface MadeCommit {
  readonly files?: readonly TreeFile[];
  /** Paths to delete. */
  readonly remove?: readonly string[];
  /** Committer date in seconds since 1970; one hour after the commit before by default. */
  readonly seconds?: number;
  /** Position in the list of the first parent; the commit before by default, null for a root. */
  readonly parent?: number | null;
  /** Position in the list of the second parent. */
  readonly merge?: number;
}

export interface HistoryOptions {
  readonly branch?: string;
  /** Whether the repository serves clones without blobs. */
  readonly partial?: boolean;
}

/** Name of the author and committer of every made commit, which no result may contain. */
export const madeAuthor = 'Autora Canario';
const firstSeconds = 1_700_000_000;

/** Makes a bare repository whose branch points to the last of these commits; returns its folder. */
export function makeHistory(
  root: string,
  name: string,
  commits: readonly MadeCommit[],
  { branch = 'main', partial = false }: HistoryOptions = {},
): string {
  const folder = join(root, name);
  execFileSync('git', ['init', '--quiet', '--bare', `--initial-branch=${branch}`, folder]);
  execFileSync('git', ['-C', folder, 'config', 'uploadpack.allowFilter', String(partial)]);
  const input = Buffer.concat(commits.map((commit, index) => commitCommand(commit, index)));
  const last = `reset refs/heads/${branch}\nfrom :${commits.length}\n`;
  // The commits stand on a reference of their own, so that each may have any parent.
  execFileSync('git', ['-C', folder, 'fast-import', '--quiet', '--force'], {
    input: Buffer.concat([input, Buffer.from(last)]),
  });
  execFileSync('git', ['-C', folder, 'update-ref', '-d', 'refs/hecho/commit']);
  return folder;
}

function commitCommand(
  { files = [], remove = [], seconds, parent, merge }: MadeCommit,
  index: number,
): Buffer {
  const from = parent === undefined ? index - 1 : parent;
  const lines = [
    ...(from === null || from < 0 ? ['reset refs/hecho/commit'] : []),
    'commit refs/hecho/commit',
    `mark :${index + 1}`,
    `committer ${madeAuthor} <canario@example.org> ${seconds ?? firstSeconds + index * 3600} +0000`,
    'data 7',
    'Canario',
    ...(from === null || from < 0 ? [] : [`from :${from + 1}`]),
    ...(merge === undefined ? [] : [`merge :${merge + 1}`]),
    ...remove.map((path) => `D ${quotePath(path)}`),
    '',
  ];
  return Buffer.concat([Buffer.from(lines.join('\n')), ...files.map(fileCommand), Buffer.from('\n')]);
}
