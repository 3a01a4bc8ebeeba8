import type { TSESLint, TSESTree } from '@typescript-eslint/utils';

import type { Types } from '../engine/plain/types.ts';
import { literalText, variableOf } from '../support/constant-text.ts';
import { hasStringType } from '../support/regex-origins.ts';

/** Looks up data about the regular expression that a node refers to. */
export type Find<T> = (node: TSESTree.Node) => T | undefined;

function methodOf({ callee }: TSESTree.CallExpression): { object: TSESTree.Expression; name: string } | null {
  if (callee.type !== 'MemberExpression' || callee.computed || callee.property.type !== 'Identifier')
    return null;
  return { object: callee.object, name: callee.property.name };
}

/** The regular expression of `a.exec(text)`, `text.match(a)` and `text.matchAll(a)`. */
export function regexOfMatch<T>(call: TSESTree.CallExpression, find: Find<T>, types: Types): T | undefined {
  const method = methodOf(call);
  const [argument] = call.arguments;
  if (method === null || argument === undefined) return undefined;
  const { name, object } = method;
  if (name === 'exec') return hasStringType(argument, types) ? find(object) : undefined;
  if ((name !== 'match' && name !== 'matchAll') || !hasStringType(object, types)) return undefined;
  // A string that the call converts to a regular expression is stored under the call.
  return find(argument) ?? find(call);
}

/** The regular expression, the replacement text and its group numbers (`$1`) of a `replace` call; null for other calls. */
export function regexOfReplacement<T>(call: TSESTree.CallExpression, find: Find<T>, types: Types) {
  const method = methodOf(call);
  const [pattern, text] = call.arguments;
  if (method === null || pattern === undefined || text === undefined) return null;
  if ((method.name !== 'replace' && method.name !== 'replaceAll') || !hasStringType(method.object, types))
    return null;
  const regex = find(pattern);
  const numbers = [...(literalText(text) ?? '').matchAll(/\$(\d+)/gu)].map(([, number]) => Number(number));
  return regex === undefined ? null : { regex, text, numbers };
}

/** The variable that stores the result of a call. */
export function resultOf(
  call: TSESTree.CallExpression,
  sourceCode: Readonly<TSESLint.SourceCode>,
): TSESLint.Scope.Variable | null {
  const { parent } = call.parent.type === 'ChainExpression' ? call.parent : call;
  const target =
    parent.type === 'VariableDeclarator'
      ? parent.id
      : parent.type === 'AssignmentExpression'
        ? parent.left
        : null;
  return target?.type === 'Identifier' ? variableOf(target, sourceCode) : null;
}
