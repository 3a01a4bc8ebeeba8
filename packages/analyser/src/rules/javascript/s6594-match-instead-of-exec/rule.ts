import type { TSESLint, TSESTree } from '@typescript-eslint/utils';

import type { Context } from '../engine/plain/derive-context.ts';
import { createTypedRule } from '../engine/plain/create-rule.ts';
import { mentions, onlyWhere } from '../engine/fast/index.ts';
import { variableOf } from '../support/constant-text.ts';
import { hasStringType, originOf, readOrigin } from '../support/regex-origins.ts';
import { parsePattern } from '../support/regexes.ts';

/** Whether a constant regular expression has the flag `g`: then `match` and `exec` have different results. */
function isGlobal(node: TSESTree.Node, context: Context): boolean {
  const origin = originOf(node, context);
  const text = origin && readOrigin(origin, context);
  return text?.flags.includes('g') === true && parsePattern(text.pattern, text.flags) !== null;
}

/** The variable that stores the result of a call: `x = call` or `const x = call`. */
function takerOf(call: TSESTree.CallExpression, { sourceCode }: Context): TSESLint.Scope.Variable | null {
  const { parent } = call;
  const taker =
    parent.type === 'VariableDeclarator' ? parent.id : parent.type === 'AssignmentExpression' && parent.left;
  return taker && taker.type === 'Identifier' ? variableOf(taker, sourceCode) : null;
}

/** Whether the code reads the number of matches, which `exec` does not return. */
function isCounted(call: TSESTree.CallExpression, context: Context): boolean {
  const uses = takerOf(call, context)?.references ?? [];
  return uses.some(({ identifier: { parent } }) => {
    if (parent.type !== 'MemberExpression' || parent.computed) return false;
    return parent.property.type === 'Identifier' && parent.property.name === 'length';
  });
}

/** S6594: `exec` searches for a single match. */
export const rule = onlyWhere(
  mentions(/\bmatch\b/u),
  createTypedRule({
    messages: { exec: 'Use «exec()» de la expresión regular en lugar de «match()».' },
    create: (context, types) => ({
      "CallExpression[callee.type='MemberExpression'][callee.computed=false][callee.property.name='match']"(
        node: TSESTree.CallExpression & { callee: TSESTree.MemberExpression },
      ) {
        const [pattern, ...others] = node.arguments;
        if (pattern === undefined || others.length > 0 || !hasStringType(node.callee.object, types)) return;
        if (!isGlobal(pattern, context) && !isCounted(node, context))
          context.report({ node: node.callee.property, messageId: 'exec' });
      },
    }),
  }),
);
