import { AST_NODE_TYPES as Kind, type TSESTree } from '@typescript-eslint/utils';

import { createTypedRule } from '../engine/plain/create-rule.ts';
import { mentions } from '../engine/fast/index.ts';
import { kindsOfSums } from './sums.ts';
import { hasOwnText } from './text-types.ts';

type Sum = TSESTree.AssignmentExpression | TSESTree.BinaryExpression;

const callsToString = mentions(/\btoString\b/u);

/** S6551: an object without its own `toString` is not converted to a string. */
export const rule = createTypedRule({
  messages: {
    found: 'Este objeto se convertiría en «[object Object]»: escriba usted el texto que debe mostrarse.',
  },
  create(context, types) {
    const { checker, typeAt } = types;
    const sums = kindsOfSums(types);
    const check = (node: TSESTree.Node): void => {
      if (node.type === Kind.Literal || sums.isPrimitive(node)) return;
      const type = typeAt(node);
      // The type argument of a type parameter may have one.
      if (type.isTypeParameter() || hasOwnText(type, checker)) return;
      context.report({ node, messageId: 'found' });
    };
    const checkSum = (node: Sum): void => {
      if (sums.isText(node.left)) check(node.right);
      else if (sums.isText(node.right)) check(node.left);
    };
    return {
      "AssignmentExpression[operator='+=']": checkSum,
      "BinaryExpression[operator='+']": checkSum,
      TemplateLiteral({ expressions, parent }) {
        if (parent.type !== Kind.TaggedTemplateExpression) for (const each of expressions) check(each);
      },
      // Matching a selector against every name of a file is slow.
      ...(callsToString(context.sourceCode) && {
        "CallExpression > MemberExpression.callee > Identifier.property[name='toString']"(
          node: TSESTree.Identifier & { parent: TSESTree.MemberExpression },
        ) {
          check(node.parent.object);
        },
      }),
    };
  },
});
