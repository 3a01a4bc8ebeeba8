import type { TSESLint, TSESTree } from '@typescript-eslint/utils';

const simpleNumbers: ReadonlySet<unknown> = new Set([0, 1]);
const simpleValues: ReadonlySet<unknown> = new Set(['', null, true, false]);

/** Whether a value only stands for 'nothing yet'. */
function isSimple(node: TSESTree.Expression): boolean {
  if (node.type === 'Literal')
    return simpleNumbers.has(node.value) || (simpleValues.has(node.value) && isPlain(node));
  if (node.type === 'Identifier') return node.name === 'undefined';
  if (node.type === 'UnaryExpression') return isSimple(node.argument);
  if (node.type === 'ArrayExpression') return node.elements.length === 0;
  return node.type === 'ObjectExpression' && node.properties.length === 0;
}

/** Regular expressions and big numbers that the running engine does not know have the value null. */
const isPlain = (node: TSESTree.Literal): boolean => !('regex' in node) && !('bigint' in node);

const isNull = (node: TSESTree.Node): boolean => node.type === 'Literal' && node.raw === 'null';

/** Whether a name was taken out only to leave it out of the rest: `const { a, ...others } = b`. */
function isLeftOut({ parent }: TSESTree.Node): boolean {
  const pattern = parent?.type === 'Property' ? parent.parent : null;
  return pattern?.type === 'ObjectPattern' && pattern.properties.at(-1)?.type === 'RestElement';
}

/** Whether a write is custom, though its value is not used. */
export function isHarmless({ identifier }: TSESLint.Scope.Reference): boolean {
  const { parent } = identifier;
  if (parent.type === 'UpdateExpression' || parent.type === 'AssignmentPattern') return true;
  if (parent.type === 'VariableDeclarator') return parent.init !== null && isSimple(parent.init);
  if (parent.type === 'AssignmentExpression') return parent.operator === '=' && isNull(parent.right);
  return isLeftOut(identifier);
}
