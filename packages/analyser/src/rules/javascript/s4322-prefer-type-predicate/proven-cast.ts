import type { TSESTree } from '@typescript-eslint/utils';

type Cast = TSESTree.TSAsExpression | TSESTree.TSTypeAssertion;

/** The cast in `(x as A).b`. */
function castOf(node: TSESTree.Node): Cast | null {
  if (node.type !== 'MemberExpression') return null;
  const { object } = node;
  return object.type === 'TSAsExpression' || object.type === 'TSTypeAssertion' ? object : null;
}

const isUndefined = (node: TSESTree.Node): boolean => node.type === 'Identifier' && node.name === 'undefined';

function comparedCast({ left, operator, right }: TSESTree.BinaryExpression): Cast | null {
  if (operator !== '!==' && operator !== '!=') return null;
  if (isUndefined(right)) return castOf(left);
  return isUndefined(left) ? castOf(right) : null;
}

/** The cast in a test of a member, `!!(x as A).b`, `Boolean((x as A).b)` or `(x as A).b !== undefined`; else null. */
export function provenCast(node: TSESTree.Expression): Cast | null {
  if (node.type === 'BinaryExpression') return comparedCast(node);
  if (node.type === 'UnaryExpression' && node.operator === '!') {
    const { argument } = node;
    return argument.type === 'UnaryExpression' && argument.operator === '!'
      ? castOf(argument.argument)
      : null;
  }
  if (node.type !== 'CallExpression' || node.callee.type !== 'Identifier' || node.callee.name !== 'Boolean')
    return null;
  const [argument] = node.arguments;
  return argument === undefined ? null : castOf(argument);
}
