import type { PathChange } from './path-change.ts';

/**
 * Replaces each pair of a new and a deleted file with the same blob by one move: first pairs with the same file name,
 * then in the order of the paths. Each deleted file belongs to at most one move. Takes linear time.
 */
export function pairMoves(changes: readonly PathChange[]): readonly PathChange[] {
  const deleted = changes.filter(({ after }) => after === null);
  const added = changes.filter(({ before }) => before === null);
  if (deleted.length === 0 || added.length === 0) return changes;
  const sources = new Map<PathChange, PathChange>();
  const taken = new Set<PathChange>();
  for (const keyOf of [byNameAndBlob, byBlob]) {
    const free = groupByKey(deleted.filter((one) => !taken.has(one)).toReversed(), ({ path, before }) =>
      keyOf(path, before),
    );
    for (const target of added) {
      if (sources.has(target)) continue;
      const source = free.get(keyOf(target.path, target.after))?.pop();
      if (!source) continue;
      taken.add(source);
      sources.set(target, source);
    }
  }
  return changes.filter((one) => !taken.has(one)).map((one) => ({ ...one, ...moveFrom(sources.get(one)) }));
}

const moveFrom = (source: PathChange | undefined): Partial<PathChange> =>
  source ? { movedFrom: source.path, before: source.before } : {};

const byBlob = (_path: string, blob: string | null): string => blob ?? '';

const byNameAndBlob = (path: string, blob: string | null): string =>
  `${blob ?? ''} ${path.slice(path.lastIndexOf('/') + 1)}`;

function groupByKey(changes: readonly PathChange[], keyOf: (one: PathChange) => string) {
  const groups = new Map<string, PathChange[]>();
  for (const one of changes) {
    const group = groups.get(keyOf(one));
    if (group) group.push(one);
    else groups.set(keyOf(one), [one]);
  }
  return groups;
}
