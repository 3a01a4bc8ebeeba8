import { AST_NODE_TYPES as Kind, type TSESTree } from '@typescript-eslint/utils';

import { visitChildren } from '../support/ancestors.ts';
import type { SourceCode } from '../support/context.ts';
import { isFunction, type FunctionNode } from '../support/functions.ts';
import { logicalPoints, type LogicalWalk } from './logical.ts';

/** By node type: the fields one level deeper than the node; the node itself costs 1 plus its level. */
const branching: Readonly<Record<string, readonly string[]>> = {
  [Kind.ForStatement]: ['body'],
  [Kind.ForInStatement]: ['body'],
  [Kind.ForOfStatement]: ['body'],
  [Kind.WhileStatement]: ['body'],
  [Kind.DoWhileStatement]: ['body'],
  [Kind.CatchClause]: ['body'],
  [Kind.SwitchStatement]: ['cases'],
  [Kind.ConditionalExpression]: ['consequent', 'alternate'],
};

interface Walk extends LogicalWalk {
  /** Levels that were entered but not left. */
  lost: number;
}

const isJump = (node: TSESTree.Node): boolean =>
  (node.type === Kind.BreakStatement || node.type === Kind.ContinueStatement) && node.label !== null;

const none: readonly string[] = [];

function walkChildren(
  node: TSESTree.Node,
  level: number,
  walk: Walk,
  deeper: readonly string[] = none,
): number {
  let points = 0;
  visitChildren(node, walk.source.visitorKeys, (child, key) => {
    const isInner = deeper.includes(key);
    points += visit(child, isInner ? level + 1 : level, walk);
    // SonarQube enters such a function as a branch and never leaves it: what follows lies deeper.
    if (isInner && isFunction(child)) walk.lost += 1;
  });
  return points;
}

function visitIf(node: TSESTree.IfStatement, level: number, walk: Walk): number {
  const { test, consequent, alternate } = node;
  const points = visit(test, level, walk) + visit(consequent, level + 1, walk);
  if (!alternate) return points;
  // An `else if` stays on the level of the first condition and costs 1, whatever that level.
  if (alternate.type === Kind.IfStatement) return points + 1 + visitIf(alternate, level, walk);
  return points + 1 + visit(alternate, level + 1, walk);
}

function visitLogical(node: TSESTree.LogicalExpression, level: number, walk: Walk): number {
  let points = 0;
  if (!walk.counted.has(node)) points = logicalPoints(node, walk);
  return points + walkChildren(node, level, walk);
}

function visit(node: TSESTree.Node, level: number, walk: Walk): number {
  if (isFunction(node)) return 0;
  if (node.type === Kind.IfStatement) return 1 + level + walk.lost + visitIf(node, level, walk);
  if (node.type === Kind.LogicalExpression) return visitLogical(node, level, walk);
  const deeper = branching[node.type];
  if (deeper) return 1 + level + walk.lost + walkChildren(node, level, walk, deeper);
  return (isJump(node) ? 1 : 0) + walkChildren(node, level, walk);
}

/** The cognitive complexity of a function without its nested functions. */
export const scoreOf = (node: FunctionNode, source: SourceCode): number =>
  walkChildren(node, 0, { source, counted: new Set(), lost: 0 });
