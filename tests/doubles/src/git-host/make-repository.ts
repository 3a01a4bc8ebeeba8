import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

export interface TreeFile {
  readonly path: string;
  readonly content: string | Buffer;
  /** '100644' by default; the content of a link is its target, that of a submodule its commit. */
  readonly mode?: '100644' | '100755' | '120000' | '160000';
}

export interface RepositoryOptions {
  readonly branch?: string;
}

/** Makes a bare repository of one commit below `root`, by git itself and without a work tree; returns its folder. */
export function makeRepository(
  root: string,
  name: string,
  files: readonly TreeFile[],
  { branch = 'main' }: RepositoryOptions = {},
): string {
  const folder = join(root, name);
  execFileSync('git', ['init', '--quiet', '--bare', `--initial-branch=${branch}`, folder]);
  if (files.length > 0) addCommit(folder, files, branch);
  return folder;
}

/** Adds a commit that changes these files and keeps all others. */
export function addCommit(folder: string, files: readonly TreeFile[], branch = 'main'): void {
  const tip = execFileSync('git', ['-C', folder, 'for-each-ref', `refs/heads/${branch}`]).toString();
  const head = [
    `commit refs/heads/${branch}`,
    'committer Ejemplo <ejemplo@example.org> 1700000000 +0000',
    'data 7',
    'Ejemplo',
    ...(tip === '' ? [] : [`from ${tip.slice(0, 40)}`]),
    '',
  ];
  const input = Buffer.concat([Buffer.from(head.join('\n')), ...files.map(fileCommand)]);
  execFileSync('git', ['-C', folder, 'fast-import', '--quiet', '--force'], { input });
}

/** Command of `git fast-import` that writes a file. */
export function fileCommand({ path, content, mode = '100644' }: TreeFile): Buffer {
  const name = quotePath(path);
  if (mode === '160000') return Buffer.from(`M ${mode} ${content.toString()} ${name}\n`);
  const data = Buffer.from(content);
  return Buffer.concat([
    Buffer.from(`M ${mode} inline ${name}\ndata ${data.length}\n`),
    data,
    Buffer.from('\n'),
  ]);
}

/** A path as `git fast-import` reads it. */
export const quotePath = (path: string): string =>
  `"${path.replace(/["\\]/g, '\\$&').replaceAll('\n', '\\n')}"`;
