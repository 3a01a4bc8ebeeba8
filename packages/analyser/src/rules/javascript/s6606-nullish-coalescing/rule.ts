import { AST_NODE_TYPES as Kind, type TSESTree } from '@typescript-eslint/utils';
import ts from 'typescript';

import { decorate } from '../engine/plain/decorate.ts';
import type { Context, Descriptor } from '../engine/plain/derive-context.ts';
import { joinRules } from '../engine/plain/join-rules.ts';
import { typesOf } from '../engine/plain/types.ts';
import { typescriptRule } from '../plugins/sources.ts';
import { ternary } from './ternary.ts';

const nullish = ts.TypeFlags.Null | ts.TypeFlags.Undefined;

/**
 * Whether a value is part of a test, at any depth; SonarQube's version of the rule excludes more than
 * today's.
 */
function isWithinTest(node: TSESTree.Node): boolean {
  for (let at = node; at.parent; at = at.parent) {
    if ('test' in at.parent && at.parent.test === at) return at.parent.type !== Kind.SwitchCase;
    if (at.type === Kind.ArrowFunctionExpression || at.type === Kind.FunctionExpression) return false;
  }
  return false;
}

/** With these types beside null or undefined, `||` equals `??` or is a truth test. */
const harmless = ts.TypeFlags.Object | ts.TypeFlags.BooleanLike;

/**
 * Whether a report is about a `||` outside tests whose left side can be null or undefined, but neither an object nor a
 * boolean. A left side of type any is not reported: it may be 0 or ''.
 */
function isNullishOr(context: Context, descriptor: Descriptor): boolean {
  const token = 'node' in descriptor ? descriptor.node : null;
  const node = token && context.sourceCode.getNodeByRangeIndex(token.range[0]);
  if (node?.type !== Kind.LogicalExpression || isWithinTest(node)) return false;
  const type = typesOf(context)?.typeAt(node.left);
  const parts = type?.isUnion() ? type.types : [type];
  const flags = parts.reduce((all, part) => all | (part?.flags ?? 0), 0);
  return (flags & nullish) !== 0 && (flags & harmless) === 0;
}

const logicalOr = decorate(typescriptRule('prefer-nullish-coalescing'), {
  message: 'Use «??» si un cero o una cadena vacía son valores válidos.',
  options: [
    {
      ignoreConditionalTests: true,
      ignoreIfStatements: true,
      ignoreTernaryTests: true,
      ignoreMixedLogicalExpressions: true,
      allowRuleToRunWithoutStrictNullChecksIKnowWhatIAmDoing: true,
    },
  ],
  onReport(context, descriptor) {
    const isOr = descriptor.messageId === 'preferNullishOverOr';
    if (isOr && isNullishOr(context, descriptor)) context.report(descriptor);
  },
});

/** S6606: `??` supplies the default for null or undefined. */
export const rule = joinRules(logicalOr, ternary);
