import { AST_NODE_TYPES as Kind, type TSESTree } from '@typescript-eslint/utils';
import ts from 'typescript';

import { decorate } from '../engine/decorate.ts';
import { mentions, onlyAt, onlyHearing } from '../engine/only-where.ts';
import type { Context } from '../engine/derive-context.ts';
import { reportedNode } from '../engine/reported-node.ts';
import { typesOf, type Types } from '../engine/types.ts';
import { typescriptRule } from '../plugins/sources.ts';
import { isUnknown } from '../support/unknown-values.ts';

/** Where a value becomes a string without being asked by name, but for `toString()` */
function isPlainUse(node: TSESTree.Node): boolean {
  const { parent } = node;
  if (parent?.type === Kind.MemberExpression) {
    const { object, property } = parent;
    return object === node && property.type === Kind.Identifier && property.name === 'toString';
  }
  return ['TemplateLiteral', 'BinaryExpression', 'AssignmentExpression'].includes(parent?.type ?? '');
}

/** An object without a property, called with arguments: its `toString` is given to it where the compiler does not look. */
function isFilledLater(node: TSESTree.Node, type: ts.Type): boolean {
  const call = node.parent?.parent;
  const isGiven =
    call?.type === Kind.CallExpression && call.callee === node.parent && call.arguments.length > 0;
  return isGiven && !type.isClassOrInterface() && type.getProperties().length === 0;
}

/** Whether the value may have no `toString` but that of every object. */
function hasBaseToString(node: TSESTree.Node, { checker, typeAt }: Types): boolean {
  const type = typeAt(node);
  // What a parameter stands for may have one.
  if (type.isTypeParameter() || isFilledLater(node, type)) return false;
  const declarations = checker.getPropertyOfType(type, 'toString')?.getDeclarations() ?? [];
  return declarations.some(
    ({ parent }) => ts.isInterfaceDeclaration(parent) && parent.name.text === 'Object',
  );
}

const isText = ({ type }: TSESTree.Node): boolean => type === Kind.Literal || type === Kind.TemplateLiteral;

/** A text or number, or what is put together with one: no object. */
const isEvident = (node: TSESTree.Node): boolean =>
  isText(node) || (node.type === Kind.BinaryExpression && (isText(node.left) || isText(node.right)));

/** Whether something is put together of which the compiler may know that it has no `toString`. */
function mayBecomeText(node: TSESTree.Node, context: Context): boolean {
  if (node.type === Kind.BinaryExpression || node.type === Kind.AssignmentExpression) {
    const parts = [node.left, node.right].filter((part) => !isEvident(part));
    // Neither is anything known of both.
    return parts.length > 0 && !parts.some((part) => isUnknown(part, context));
  }
  if (node.type === Kind.CallExpression)
    return node.callee.type === Kind.Identifier && node.callee.name === 'String';
  return node.type !== Kind.TemplateLiteral || node.expressions.some((part) => !isUnknown(part, context));
}

const asksForText = mentions(/\b(?:join|toString|toLocaleString)\b/u);

/** S6551: an object without a `toString` of its own does not become a string. */
export const rule = onlyHearing(
  // Those for methods by name are tried on every name of a file.
  (selector, sourceCode) => !selector.includes('Identifier') || asksForText(sourceCode),
  onlyAt(
    mayBecomeText,
    decorate(typescriptRule('no-base-to-string'), {
      message: 'Este objeto se convertiría en «[object Object]»: dé forma al texto usted.',
      onReport(context, descriptor) {
        const node = reportedNode(descriptor);
        const types = typesOf(context);
        if (node && types && isPlainUse(node) && hasBaseToString(node, types)) context.report(descriptor);
      },
    }),
  ),
);
