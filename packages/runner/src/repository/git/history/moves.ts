import type { PathChange } from './path-change.ts';

/**
 * Replaces each pair of a new and a deleted file by one move: those with the same blob, first with the same file name, then in
 * the order of the paths; then, moved and changed, the only ones with their file name, and the only ones with their ending in
 * their folder. Each deleted file belongs to at most one move. Takes linear time.
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
  for (const keyOf of [byName, byFolderAndEnding]) {
    const [from, to] = [
      groupByKey(
        deleted.filter((one) => !taken.has(one)),
        ({ path }) => keyOf(path),
      ),
      groupByKey(
        added.filter((one) => !sources.has(one)),
        ({ path }) => keyOf(path),
      ),
    ];
    for (const [key, [target, ...others]] of to) {
      const [source, ...more] = from.get(key) ?? [];
      if (!source || !target || others.length + more.length > 0) continue;
      taken.add(source);
      sources.set(target, source);
    }
  }
  return changes
    .filter((one) => !taken.has(one))
    .map((one) => ({ ...one, ...moveFrom(sources.get(one), one) }));
}

const moveFrom = (source: PathChange | undefined, { after }: PathChange): Partial<PathChange> => {
  if (!source) return {};
  const { path, before } = source;
  return { movedFrom: path, before, ...(before !== after && { changed: true }) };
};

const byBlob = (_path: string, blob: string | null): string => blob ?? '';

const byName = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

const byFolderAndEnding = (path: string): string => {
  const name = byName(path);
  const ending = name.includes('.') ? name.slice(name.lastIndexOf('.')) : '';
  return `${path.slice(0, path.length - name.length)}${ending}`;
};

const byNameAndBlob = (path: string, blob: string | null): string => `${blob ?? ''} ${byName(path)}`;

function groupByKey(changes: readonly PathChange[], keyOf: (one: PathChange) => string) {
  const groups = new Map<string, PathChange[]>();
  for (const one of changes) {
    const group = groups.get(keyOf(one));
    if (group) group.push(one);
    else groups.set(keyOf(one), [one]);
  }
  return groups;
}
