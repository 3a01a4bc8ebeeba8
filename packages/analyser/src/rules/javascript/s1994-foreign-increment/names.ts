import { AST_NODE_TYPES as Kind, type TSESTree } from '@typescript-eslint/utils';

import { childrenOf } from '../support/ancestors.ts';
import type { SourceCode } from '../support/context.ts';

/** A node and its descendants, without property names. */
function partsOf(node: TSESTree.Node, source: SourceCode): TSESTree.Node[] {
  if (node.type === Kind.MemberExpression && !node.computed) return [node, ...partsOf(node.object, source)];
  if (node.type === Kind.Property && !node.computed) return [node, ...partsOf(node.value, source)];
  return [node, ...childrenOf(node, source.visitorKeys).flatMap((child) => partsOf(child, source))];
}

/** The names and the properties, except called methods, that a loop condition reads. */
export const testedIn = (test: TSESTree.Node, source: SourceCode): string[] =>
  partsOf(test, source)
    .filter(
      (part) =>
        part.type === Kind.Identifier ||
        (part.type === Kind.MemberExpression &&
          !(part.parent.type === Kind.CallExpression && part.parent.callee === part)),
    )
    .map((part) => source.getText(part));

const targetsOf = (target: TSESTree.Node, source: SourceCode): TSESTree.Node[] =>
  target.type === Kind.ArrayPattern || target.type === Kind.ObjectPattern
    ? partsOf(target, source).filter(({ type }) => type === Kind.Identifier)
    : [target];

/** The expressions that the update of a loop assigns, increments or calls a method of. */
export const changedIn = (update: TSESTree.Node, source: SourceCode): string[] =>
  partsOf(update, source)
    .flatMap((part) => {
      if (part.type === Kind.AssignmentExpression) return targetsOf(part.left, source);
      if (part.type === Kind.UpdateExpression) return [part.argument];
      if (part.type !== Kind.CallExpression) return [];
      return part.callee.type === Kind.MemberExpression ? [part.callee.object] : [];
    })
    .map((part) => source.getText(part));
