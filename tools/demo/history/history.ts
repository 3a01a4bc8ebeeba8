import { biblioteca } from './biblioteca.ts';
import type { Commit } from './commit.ts';
import type { Tree } from './edits.ts';
import { tienda } from './tienda/index.ts';

/** Texts that a commit writes by path; null for a file that it takes away. */
export type Changes = ReadonlyMap<string, string | null>;

/** A commit of the whole repository: of its two branches, with the texts that it writes. */
export interface Step extends Pick<Commit, 'at' | 'subject' | 'tag'> {
  readonly branch: 'main' | 'biblioteca';
  /** Whether it merges the other branch. */
  readonly merges: boolean;
  readonly changes: Changes;
}

/**
 * The sample repository's history from its first commit on, which ends at the given tree: the shop on the main branch,
 * the library on another one that is merged.
 */
export function historyOf(head: Tree): readonly Step[] {
  const steps = [...stepsOf('tienda', tienda, head), ...stepsOf('biblioteca', biblioteca, head)];
  const known = new Set(steps.flatMap(({ changes }) => [...changes.keys()]));
  const unplanned = [...head.keys()].filter((path) => !known.has(path));
  if (unplanned.length > 0) throw new Error(`no commit adds ${unplanned.join(', ')}`);
  return steps.sort((one, other) => one.at.localeCompare(other.at));
}

function stepsOf(folder: 'tienda' | 'biblioteca', commits: readonly Commit[], head: Tree): readonly Step[] {
  let after = inFolder(head, folder);
  return commits
    .toReversed()
    .map(({ edits, merges = false, ...commit }): Step => {
      const before = edits.reduce((tree, edit) => edit(tree), after);
      const changes = changesBetween(before, after, folder);
      after = before;
      return { ...commit, merges, changes, branch: folder === 'tienda' ? 'main' : folder };
    })
    .toReversed();
}

function inFolder(tree: Tree, folder: string): Tree {
  const inside = [...tree].filter(([path]) => path.startsWith(`${folder}/`));
  return new Map(inside.map(([path, text]) => [path.slice(folder.length + 1), text]));
}

function changesBetween(before: Tree, after: Tree, folder: string): Changes {
  const paths = [...new Set([...before.keys(), ...after.keys()])].sort();
  const changed = paths.filter((path) => before.get(path) !== after.get(path));
  return new Map(changed.map((path) => [`${folder}/${path}`, after.get(path) ?? null]));
}
