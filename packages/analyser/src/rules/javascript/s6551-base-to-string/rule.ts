import { AST_NODE_TYPES as Kind, type TSESTree } from '@typescript-eslint/utils';

import { createRule } from '../engine/create-rule.ts';
import type { Context } from '../engine/derive-context.ts';
import { mentions } from '../engine/only-where.ts';
import { typesOf } from '../engine/types.ts';
import { isUnknown } from '../support/unknown-values.ts';
import { hasOwnText, isText } from './text-types.ts';

type Sum = TSESTree.AssignmentExpression | TSESTree.BinaryExpression;

const isWritten = ({ type }: TSESTree.Node): boolean =>
  type === Kind.Literal || type === Kind.TemplateLiteral;

/** A text or number, or what is put together with one: no object. */
const isEvident = (node: TSESTree.Node): boolean =>
  isWritten(node) || (node.type === Kind.BinaryExpression && (isWritten(node.left) || isWritten(node.right)));

/** Whether the compiler may know of a part of a sum that it has no `toString`; of nothing that an unknown value is added to. */
function mayBecomeText({ left, right }: Sum, context: Context): boolean {
  const parts = [left, right].filter((part) => !isEvident(part));
  return parts.length > 0 && !parts.some((part) => isUnknown(part, context));
}

const asksForText = mentions(/\btoString\b/u);

/** S6551: an object without a `toString` of its own does not become a string. */
export const rule = createRule({
  meta: {
    type: 'suggestion',
    messages: {
      found: 'Este objeto se convertiría en «[object Object]»: escriba usted el texto que debe mostrarse.',
    },
    schema: [],
  },
  create(context) {
    const types = typesOf(context);
    if (types === null) return {};
    const { checker, typeAt } = types;
    const check = (node: TSESTree.Node): void => {
      if (node.type === Kind.Literal || isUnknown(node, context)) return;
      const type = typeAt(node);
      // What a parameter of types stands for may have one.
      if (type.isTypeParameter() || hasOwnText(type, checker)) return;
      context.report({ node, messageId: 'found' });
    };
    const checkSum = (node: Sum): void => {
      if (!mayBecomeText(node, context)) return;
      if (isText(typeAt(node.left), checker)) check(node.right);
      else if (isText(typeAt(node.right), checker)) check(node.left);
    };
    return {
      "AssignmentExpression[operator='+=']": checkSum,
      "BinaryExpression[operator='+']": checkSum,
      TemplateLiteral({ expressions, parent }) {
        if (parent.type !== Kind.TaggedTemplateExpression) for (const each of expressions) check(each);
      },
      // To try a selector for methods by name on every name of a file takes long.
      ...(asksForText(context.sourceCode) && {
        "CallExpression > MemberExpression.callee > Identifier.property[name='toString']"(
          node: TSESTree.Identifier & { parent: TSESTree.MemberExpression },
        ) {
          check(node.parent.object);
        },
      }),
    };
  },
});
