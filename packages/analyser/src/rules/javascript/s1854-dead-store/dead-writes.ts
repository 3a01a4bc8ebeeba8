import type { TSESLint } from '@typescript-eslint/utils';

type Variable = TSESLint.Scope.Variable;

/** A variable is read or written (`reference`, null when only JSX names it). */
export interface Use {
  readonly variable: Variable;
  readonly reference: TSESLint.Scope.Reference | null;
  readonly isWrite: boolean;
}

export interface DeadWrite {
  readonly variable: Variable;
  readonly reference: TSESLint.Scope.Reference;
}

/** The uses of each stretch of a function that runs from its beginning to its end, in the order in which it runs. */
export type Uses = ReadonlyMap<TSESLint.CodePathSegment, readonly Use[]>;

type Live = ReadonlySet<Variable>;
type LiveBySegment = Map<TSESLint.CodePathSegment, Live>;

const liveAfter = (segment: TSESLint.CodePathSegment, before: LiveBySegment): Set<Variable> =>
  new Set(segment.nextSegments.flatMap((next) => [...(before.get(next) ?? [])]));

/** What a stretch reads anywhere is taken as live before it. */
function liveBefore(
  segment: TSESLint.CodePathSegment,
  uses: readonly Use[],
  before: LiveBySegment,
): Set<Variable> {
  const live = liveAfter(segment, before);
  for (const { variable, isWrite } of uses) if (isWrite) live.delete(variable);
  for (const { variable, isWrite } of uses) if (!isWrite) live.add(variable);
  return live;
}

/** Repeats until nothing more is found to be live; sets only grow, so that ends. */
function solve(uses: Uses): LiveBySegment {
  const before: LiveBySegment = new Map();
  const waiting = new Set(uses.keys());
  for (const segment of waiting) {
    waiting.delete(segment);
    const live = liveBefore(segment, uses.get(segment) ?? [], before);
    if (live.size === (before.get(segment)?.size ?? 0)) continue;
    before.set(segment, live);
    for (const previous of segment.prevSegments) if (uses.has(previous)) waiting.add(previous);
  }
  return before;
}

function deadWritesIn(uses: readonly Use[], live: Set<Variable>): readonly DeadWrite[] {
  return uses.toReversed().flatMap(({ variable, reference, isWrite }) => {
    if (!isWrite) {
      live.add(variable);
      return [];
    }
    return live.delete(variable) || reference === null ? [] : [{ variable, reference }];
  });
}

/** The writes whose value nothing reads before the next one. */
export function deadWrites(uses: Uses): readonly DeadWrite[] {
  const before = solve(uses);
  return [...uses].flatMap(([segment, own]) => deadWritesIn(own, liveAfter(segment, before)));
}
