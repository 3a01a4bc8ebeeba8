import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { makeRepository } from '../../tests/doubles/src/index.ts';
import { serveRepository, type Repository } from '../lib/sample-repository.ts';

/** Makes the bare sample repository below a folder, out of what `git fast-export --all` wrote of it. */
export function makeHistory(place: string, name: string): string {
  const folder = makeRepository(place, name, []);
  const input = readFileSync(join(import.meta.dirname, 'sample-history.txt'));
  execFileSync('git', ['-C', folder, 'fast-import', '--quiet', '--force'], { input });
  // Allows clones without blobs, as the large code hosts do: a past then downloads only the files that it needs.
  execFileSync('git', ['-C', folder, 'config', 'uploadpack.allowFilter', 'true']);
  return folder;
}

export interface ServedHistory extends Repository {
  /** Has the main branch end at a commit, which is named as git does. */
  readonly endAt: (commit: string) => void;
  /** Has a branch of its own end at a commit, and answers the commit's id. */
  readonly branchAt: (branch: string, commit: string) => string;
}

/** Serves the sample repository with its history. */
export async function serveHistory(port: number): Promise<ServedHistory> {
  let folder = '';
  const repository = await serveRepository((place, name) => {
    folder = makeHistory(place, name);
  }, port);
  return {
    ...repository,
    endAt: (commit) => {
      endBranchAt(folder, repository.branch, commit);
    },
    branchAt: (branch, commit) => {
      endBranchAt(folder, branch, commit);
      return execFileSync('git', ['-C', folder, 'rev-parse', branch], { encoding: 'utf8' }).trim();
    },
  };
}

/** Has a branch end at a commit. */
export function endBranchAt(folder: string, branch: string, commit: string): void {
  execFileSync('git', ['-C', folder, 'update-ref', `refs/heads/${branch}`, commit]);
}
