import { join } from 'node:path';

import { root } from '../../lib/paths.ts';
import { filesOf, serveRepository, type Repository } from '../../lib/sample-repository.ts';
import type { Tree } from './edits.ts';
import { historyOf } from './history.ts';
import { commitOf, makeHistory, moveBranch } from './repository.ts';

/** Both sample projects, each below a folder of its own. */
export function sampleTree(): Tree {
  const folders = ['tienda', 'biblioteca'].map((name) => join(root, 'tests/projects', name));
  return new Map(folders.flatMap(filesOf).map(({ path, content }) => [path, content.toString()]));
}

export interface ServedHistory extends Repository {
  /** Has the main branch end at a commit, which is named as git does. */
  readonly endAt: (commit: string) => void;
}

/** Serves the sample with its history. */
export async function serveHistory(port: number): Promise<ServedHistory> {
  let folder = '';
  const repository = await serveRepository((place, name) => {
    folder = makeHistory(place, name, historyOf(sampleTree()));
  }, port);
  return {
    ...repository,
    endAt: (commit) => {
      moveBranch(folder, repository.branch, commitOf(folder, commit));
    },
  };
}
