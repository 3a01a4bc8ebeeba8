import type { TSESTree } from '@typescript-eslint/utils';
import ts from 'typescript';

import type { Context } from '../engine/plain/derive-context.ts';
import { createTypedRule } from '../engine/plain/create-rule.ts';
import { mentions, onlyWhere } from '../engine/fast/index.ts';
import { hasArrayType, tsNodeOf } from '../support/ts-nodes.ts';

const copies: Readonly<Record<string, string>> = { reverse: 'toReversed', sort: 'toSorted' };

/** Whether the result is not used like a new array: it is ignored, returned or assigned back. */
function isPlain(node: TSESTree.Node, array: TSESTree.Expression): boolean {
  const { parent } = node;
  if (parent === undefined || parent.type === 'ExpressionStatement' || parent.type === 'ReturnStatement')
    return true;
  if (parent.type === 'ChainExpression') return isPlain(parent, array);
  if (parent.type === 'LogicalExpression') return parent.parent.type === 'ExpressionStatement';
  if (parent.type === 'ConditionalExpression') return parent.parent.type === 'ReturnStatement';
  if (parent.type !== 'AssignmentExpression' || parent.left.type !== 'Identifier') return false;
  return array.type === 'Identifier' && array.name === parent.left.name;
}

/** Whether a property is a getter. */
function isGetter(node: TSESTree.MemberExpression, context: Context, checker: ts.TypeChecker): boolean {
  const property = tsNodeOf(node.property, context);
  const symbol = property === null ? undefined : checker.getSymbolAtLocation(property);
  return symbol?.declarations?.some(ts.isGetAccessor) ?? false;
}

/** S4043: the result of an in-place change is not used like a new array. */
export const rule = onlyWhere(
  mentions(/\b(?:reverse|sort)\b/u),
  createTypedRule({
    messages: {
      move: 'Ponga «{{method}}» en una instrucción aparte o use «{{copy}}»: cambia la lista misma.',
    },
    create: (context, types) => ({
      "CallExpression[callee.type='MemberExpression'][callee.computed=false]"(
        node: TSESTree.CallExpression & { callee: TSESTree.MemberExpression },
      ) {
        const { object, property } = node.callee;
        const method = property.type === 'Identifier' ? property.name : '';
        const copy = copies[method];
        if (copy === undefined || isPlain(node, object)) return;
        if (object.type !== 'Identifier' && object.type !== 'MemberExpression') return;
        if (object.type === 'MemberExpression' && isGetter(object, context, types.checker)) return;
        if (hasArrayType(object, types)) context.report({ node, messageId: 'move', data: { method, copy } });
      },
    }),
  }),
);
