import { execFileSync } from 'node:child_process';

import { makeRepository } from '../../../tests/doubles/src/index.ts';
import type { Changes, Step } from './history.ts';

const author = 'Equipo de la tienda <equipo@example.org>';

/** Makes a bare repository of a history below a folder: git gives the same steps the same ids every time. */
export function makeHistory(place: string, name: string, steps: readonly Step[]): string {
  const folder = makeRepository(place, name, []);
  const input = Buffer.concat(steps.map((step, i) => toCommands(step, i, steps)));
  execFileSync('git', ['-C', folder, 'fast-import', '--quiet', '--force'], { input });
  // Allows clones without blobs, as the large code hosts do: a past then downloads only the files that it needs.
  execFileSync('git', ['-C', folder, 'config', 'uploadpack.allowFilter', 'true']);
  return folder;
}

/** Has a branch end at a commit. */
export function moveBranch(folder: string, branch: string, commit: string): void {
  execFileSync('git', ['-C', folder, 'update-ref', `refs/heads/${branch}`, commit]);
}

export function commitOf(folder: string, name: string): string {
  return execFileSync('git', ['-C', folder, 'rev-parse', `${name}^{commit}`], { encoding: 'utf8' }).trim();
}

/** Commands of git fast-import; marks are positions in the history, from 1. */
function toCommands(
  { at, subject, tag, branch, merges, changes }: Step,
  i: number,
  steps: readonly Step[],
): Buffer {
  const earlier = steps.slice(0, i);
  const own = earlier.findLastIndex((step) => step.branch === branch);
  const main = earlier.findLastIndex((step) => step.branch === 'main');
  const other = merges ? earlier.findLastIndex((step) => step.branch !== branch) : -1;
  const merged = merges ? earlier.filter((step) => step.branch !== branch).map((step) => step.changes) : [];
  const from = own === -1 ? main : own;
  const when = `${author} ${String(Date.parse(at) / 1000)} +0000`;
  return Buffer.concat([
    lines(`commit refs/heads/${branch}`, `mark :${String(i + 1)}`, `author ${when}`, `committer ${when}`),
    data(subject),
    ...(from === -1 ? [] : [lines(`from :${String(from + 1)}`)]),
    ...(other === -1 ? [] : [lines(`merge :${String(other + 1)}`)]),
    ...[...merged, changes].flatMap(toFileCommands),
    ...(tag === undefined ? [] : [lines(`reset refs/tags/${tag}`, `from :${String(i + 1)}`)]),
  ]);
}

function toFileCommands(changes: Changes): readonly Buffer[] {
  return [...changes].map(([path, text]) =>
    text === null ? lines(`D ${path}`) : Buffer.concat([lines(`M 100644 inline ${path}`), data(text)]),
  );
}

function lines(...texts: readonly string[]): Buffer {
  return Buffer.from(`${texts.join('\n')}\n`);
}

function data(text: string): Buffer {
  const bytes = Buffer.from(text);
  return Buffer.concat([lines(`data ${String(bytes.length)}`), bytes, lines('')]);
}
