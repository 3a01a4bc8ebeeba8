import type { TSESLint } from '@typescript-eslint/utils';

type Variable = TSESLint.Scope.Variable;

/** A read or write of a variable; `reference` is null for a use in JSX. */
export interface Use {
  readonly variable: Variable;
  readonly reference: TSESLint.Scope.Reference | null;
  readonly isWrite: boolean;
}

export interface DeadWrite {
  readonly variable: Variable;
  readonly reference: TSESLint.Scope.Reference;
}

/** The uses of variables in each code path segment of a function, in execution order. */
export type Uses = ReadonlyMap<TSESLint.CodePathSegment, readonly Use[]>;

type Live = ReadonlySet<Variable>;
type LiveBySegment = Map<TSESLint.CodePathSegment, Live>;

const liveAfter = (segment: TSESLint.CodePathSegment, before: LiveBySegment): Set<Variable> =>
  new Set(segment.nextSegments.flatMap((next) => [...(before.get(next) ?? [])]));

/** The variables live before a segment; any read in the segment counts. */
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

/** Computes the live variables by iteration to a fixed point; it terminates because the sets only grow. */
function solveLiveness(uses: Uses): LiveBySegment {
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

/** The writes whose value is not read before the next write. */
export function deadWrites(uses: Uses): readonly DeadWrite[] {
  const before = solveLiveness(uses);
  return [...uses].flatMap(([segment, own]) => deadWritesIn(own, liveAfter(segment, before)));
}
