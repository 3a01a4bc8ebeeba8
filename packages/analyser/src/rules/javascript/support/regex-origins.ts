import { AST_TOKEN_TYPES, type TSESLint, type TSESTree } from '@typescript-eslint/utils';
import ts from 'typescript';

import type { Context } from '../engine/plain/derive-context.ts';
import { mentions, onceAFile } from '../engine/fast/index.ts';
import { typesOf, type Types } from '../engine/plain/types.ts';
import { literalText, onlyValueOf } from './constant-text.ts';

/**
 * An expression that creates a regular expression: its pattern is `node` itself or the argument `pattern`.
 */
export interface RegexOrigin {
  readonly node: TSESTree.Node;
  readonly pattern: TSESTree.Node;
  readonly flags: TSESTree.Node | null;
}

type Call = TSESTree.CallExpression | TSESTree.NewExpression;

const hasLiterals = onceAFile(({ ast }) =>
  ast.tokens.some(({ type }) => type === AST_TOKEN_TYPES.RegularExpression),
);
/** Test: the file may create a regular expression by a call. */
const mayCall = onceAFile(mentions(/\b(?:RegExp|match|matchAll|search)\b/u));

const textMethods: ReadonlySet<string> = new Set(['match', 'matchAll', 'search']);

/** Whether the type of an expression is a string. */
export function hasStringType(node: TSESTree.Node, types: Types): boolean {
  return (types.typeAt(node).flags & ts.TypeFlags.StringLike) !== 0;
}

/** The initial value of a variable without other writes; other nodes unchanged. */
const resolveConstant = (node: TSESTree.Node, { sourceCode }: Context): TSESTree.Node =>
  (node.type === 'Identifier' ? onlyValueOf(node, sourceCode) : null) ?? node;

/** The regular expression that a node creates or refers to. */
export function originOf(node: TSESTree.Node, context: Context): RegexOrigin | null {
  const value = resolveConstant(node, context);
  if (isRegexLiteral(value)) return { node: value, pattern: value, flags: null };
  const isCall = value.type === 'CallExpression' || value.type === 'NewExpression';
  return isCall ? originOfCall(value, null, context) : null;
}

function originOfCall(node: Call, types: Types | null, context: Context): RegexOrigin | null {
  const [pattern, flags] = node.arguments;
  if (pattern === undefined) return null;
  const { callee } = node;
  if (callee.type === 'Identifier' && callee.name === 'RegExp')
    return { node, pattern, flags: flags ?? null };
  if (types === null || node.type === 'NewExpression' || callee.type !== 'MemberExpression') return null;
  // A regular expression as argument of such a method is an origin itself.
  if (callee.computed || callee.property.type !== 'Identifier') return null;
  if (isRegexLiteral(resolveConstant(pattern, context))) return null;
  if (!textMethods.has(callee.property.name) || !hasStringType(callee.object, types)) return null;
  return { node, pattern, flags: null };
}

/** Whether a node is a regular expression literal. */
export function isRegexLiteral(node: TSESTree.Node): node is TSESTree.RegExpLiteral {
  return node.type === 'Literal' && 'regex' in node;
}

/** Calls `visit` for each regular expression of a file and for each string that is converted to one. */
export function onRegexOrigins(
  context: Context,
  visit: (origin: RegexOrigin) => void,
): TSESLint.RuleListener {
  const types = typesOf(context);
  const visitCall = (node: Call): void => {
    const origin = originOfCall(node, types, context);
    if (origin !== null) visit(origin);
  };
  return {
    ...(hasLiterals(context.sourceCode) && {
      Literal(node) {
        if (isRegexLiteral(node)) visit({ node, pattern: node, flags: null });
      },
    }),
    ...(mayCall(context.sourceCode) && { CallExpression: visitCall, NewExpression: visitCall }),
  };
}

/** The text of the pattern and of the flags; null when they are not constant. */
export function readOrigin(origin: RegexOrigin, context: Context): { pattern: string; flags: string } | null {
  if (isRegexLiteral(origin.node)) return origin.node.regex;
  const pattern = patternText(origin.pattern, context);
  const flags = origin.flags === null ? '' : flagsText(origin.flags, context);
  return pattern === null || flags === null ? null : { pattern, flags };
}

function patternText(node: TSESTree.Node, context: Context): string | null {
  if (isRegexLiteral(node)) return node.regex.pattern;
  if (node.type === 'Identifier') {
    const value = onlyValueOf(node, context.sourceCode);
    return value === null ? null : patternText(value, context);
  }
  if (node.type !== 'BinaryExpression' || node.operator !== '+') return literalText(node);
  const left = patternText(node.left, context);
  const right = patternText(node.right, context);
  return left === null || right === null ? null : left + right;
}

function flagsText(node: TSESTree.Node, context: Context): string | null {
  const value = node.type === 'Identifier' ? onlyValueOf(node, context.sourceCode) : node;
  return value === null ? null : literalText(value);
}
