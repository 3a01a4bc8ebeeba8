import type { TSESLint, TSESTree } from '@typescript-eslint/utils';

import { createRule } from '../engine/create-rule.ts';
import { mentions, onlyWhere } from '../engine/only-where.ts';
import { typesOf } from '../engine/types.ts';
import { literalText, onlyValueOf } from '../support/constant-text.ts';
import { isRegexLiteral, isString } from '../support/regex-origins.ts';

type Context = Readonly<TSESLint.RuleContext<string, readonly unknown[]>>;

function valueOf(node: TSESTree.Node, context: Context): TSESTree.Node {
  return node.type === 'Identifier' ? (onlyValueOf(node, context.sourceCode) ?? node) : node;
}

/** Whether a regular expression looks for every match: then `match` and `exec` do different things. */
function isGlobal(node: TSESTree.Node, context: Context): boolean {
  const value = valueOf(node, context);
  if (isRegexLiteral(value)) return value.regex.flags.includes('g');
  if (value.type !== 'CallExpression' && value.type !== 'NewExpression') return false;
  if (value.callee.type !== 'Identifier' || value.callee.name !== 'RegExp') return false;
  const flags = value.arguments[1];
  return flags !== undefined && (literalText(valueOf(flags, context)) ?? '').includes('g');
}

/** One match is looked for with `exec`. */
export const rule = onlyWhere(
  mentions(/\bmatch\b/u),
  createRule({
    meta: {
      type: 'suggestion',
      messages: { exec: 'Use «RegExp.exec()» en lugar de «match()».' },
      schema: [],
    },
    defaultOptions: [],
    create(context) {
      const types = typesOf(context);
      if (types === null) return {};
      return {
        "CallExpression[callee.type='MemberExpression'][callee.computed=false][callee.property.name='match']"(
          node: TSESTree.CallExpression & { callee: TSESTree.MemberExpression },
        ) {
          const [pattern, ...others] = node.arguments;
          if (pattern === undefined || others.length > 0 || !isString(node.callee.object, types)) return;
          if (!isGlobal(pattern, context)) context.report({ node: node.callee.property, messageId: 'exec' });
        },
      };
    },
  }),
);
