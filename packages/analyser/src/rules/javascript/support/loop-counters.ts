import { AST_NODE_TYPES as Kind, type TSESTree } from '@typescript-eslint/utils';

/** The variables that the update expression of a `for` changes. */
export function countersOf(update: TSESTree.Expression | null): TSESTree.Identifier[] {
  if (!update) return [];
  if (update.type === Kind.SequenceExpression) return update.expressions.flatMap(countersOf);
  let target: TSESTree.Node | null = null;
  if (update.type === Kind.UpdateExpression) target = update.argument;
  if (update.type === Kind.AssignmentExpression) target = update.left;
  return target?.type === Kind.Identifier ? [target] : [];
}
