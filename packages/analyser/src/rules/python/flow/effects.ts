import type { PythonNode } from '../../../languages/python/ast/node.ts';
import type { PythonContext } from '../engine/python-rule.ts';
import type { Usage, UsageKind } from '../engine/symbols.ts';

export type SearchContext = Pick<PythonContext, 'descendantsOf' | 'scopes'>;

/** The reads and writes of names in a part of a program. */
export interface Effect {
  readonly read: ReadonlySet<string>;
  /** Names that certainly get a new value. */
  readonly bound: ReadonlySet<string>;
  /** Names that are the whole target of an unchained assignment, also of an augmented one. */
  readonly assigned: ReadonlySet<string>;
}

const kindsOfUsages = new WeakMap<readonly Usage[], ReadonlyMap<PythonNode, UsageKind>>();

/** The kind of the first usage at each node: a variable may have as many usages as its function has lines. */
function kindsOf(usages: readonly Usage[]): ReadonlyMap<PythonNode, UsageKind> {
  const known =
    kindsOfUsages.get(usages) ?? new Map(usages.toReversed().map(({ node, kind }) => [node, kind]));
  kindsOfUsages.set(usages, known);
  return known;
}

/** The joint effect of nodes on the tracked names; deletions and augmented assignments count as reads. */
export function effectOf(
  context: SearchContext,
  nodes: readonly PythonNode[],
  tracked: ReadonlySet<string>,
): Effect {
  const read = new Set<string>();
  const bound = new Set<string>();
  const assigned = new Set<string>();
  for (const root of nodes) {
    const target = plainTarget(root);
    for (const node of [root, ...context.descendantsOf(root)]) {
      if (node.type !== 'Name' || !tracked.has(node.id)) continue;
      const kind = kindsOf(context.scopes.variableOf(node)?.usages ?? []).get(node);
      if (kind === 'read' || kind === 'delete' || kind === 'augmented') read.add(node.id);
      if (kind === 'assignment' || kind === 'for' || kind === 'with' || kind === 'annotated')
        bound.add(node.id);
      if (node === target) assigned.add(node.id);
    }
    if (root.type === 'AnnotatedAssign' && root.value === null) bound.clear();
  }
  return { read, bound, assigned };
}

/**
 * The target of an assignment, also of an augmented one; a tuple is one target. Null for a chained assignment (`a = b = 1`), for
 * an annotation without a value, and for other statements.
 */
function plainTarget(node: PythonNode): PythonNode | null {
  if (node.type === 'Assign') return node.targets.length === 1 ? (node.targets[0] ?? null) : null;
  if (node.type === 'AugmentedAssign') return node.target;
  return node.type === 'AnnotatedAssign' && node.value ? node.target : null;
}
