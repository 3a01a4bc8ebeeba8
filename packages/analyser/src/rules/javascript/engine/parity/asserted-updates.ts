import { simpleTraverse } from '@typescript-eslint/typescript-estree';
import { AST_NODE_TYPES as Kind, type TSESTree } from '@typescript-eslint/utils';

import type { Tree } from '../plain/read-tree.ts';

/** A first look at the text, which is quicker than a look at the tree. */
const mayHoldAssertedUpdates = /[!)]\s*(?:\+\+|--)|(?:\+\+|--)\s*(?:[(<]|[\w$]+!)/u;

/** The expression that an assertion contains; null for other nodes. */
function assertedBy(node: TSESTree.Node): TSESTree.Node | null {
  const isAssertion =
    node.type === Kind.TSNonNullExpression ||
    node.type === Kind.TSAsExpression ||
    node.type === Kind.TSTypeAssertion;
  return isAssertion ? node.expression : null;
}

/** The names of a tree that are updated behind an assertion. */
function assertedUpdates(ast: TSESTree.Program): ReadonlySet<TSESTree.Node> {
  const names = new Set<TSESTree.Node>();
  simpleTraverse(ast, {
    enter(node) {
      if (node.type !== Kind.UpdateExpression) return;
      const asserted = assertedBy(node.argument);
      if (asserted) names.add(asserted);
    },
  });
  return names;
}

/**
 * Makes reads of the updates of an asserted name, such as `a!++`: the scope analysis of SonarQube 10.7
 * (typescript-eslint 7) looks through the assertion in assignments alone, today's in updates too.
 */
export function readAssertedUpdates({ ast, scopeManager }: Tree, text: string): void {
  if (!mayHoldAssertedUpdates.test(text)) return;
  const names = assertedUpdates(ast);
  if (names.size === 0) return;
  for (const reference of scopeManager.scopes.flatMap(({ references }) => references))
    if (names.has(reference.identifier))
      Object.assign(reference, { isWrite: () => false, isReadWrite: () => false, isReadOnly: () => true });
}
