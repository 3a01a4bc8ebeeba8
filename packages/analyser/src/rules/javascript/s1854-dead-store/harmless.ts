import type { TSESLint, TSESTree } from '@typescript-eslint/utils';

const simpleNumbers: ReadonlySet<unknown> = new Set([0, 1]);
const simpleValues: ReadonlySet<unknown> = new Set(['', null, true, false]);

/** Whether a value is a customary initial value, such as `0`, `''`, `null` or `[]`. */
function isSimple(node: TSESTree.Node): boolean {
  if (node.type === 'Literal')
    return simpleNumbers.has(node.value) || (simpleValues.has(node.value) && isPlain(node));
  if (node.type === 'Identifier') return node.name === 'undefined';
  if (node.type === 'UnaryExpression') return isSimple(node.argument);
  if (node.type === 'ArrayExpression') return node.elements.length === 0;
  return node.type === 'ObjectExpression' && node.properties.length === 0;
}

/**
 * False for regular expressions and big integers: their value is null where the engine does not support
 * them.
 */
const isPlain = (node: TSESTree.Literal): boolean => !('regex' in node) && !('bigint' in node);

const isNull = (node: TSESTree.Node): boolean => node.type === 'Literal' && node.raw === 'null';

/** Whether a name only excludes a property from the rest: `const { a, ...others } = b`. */
function isExcludedFromRest({ parent }: TSESTree.Node): boolean {
  const pattern = parent?.type === 'Property' ? parent.parent : null;
  return pattern?.type === 'ObjectPattern' && pattern.properties.at(-1)?.type === 'RestElement';
}

/** Whether an unused write is customary and not reported. */
export function isHarmless({ identifier, init, writeExpr }: TSESLint.Scope.Reference): boolean {
  const { parent } = identifier;
  // Of a pattern as well: `const { a } = {}`, `function f({ a } = {}) {}`.
  if (init === true && writeExpr && isSimple(writeExpr)) return true;
  if (parent.type === 'UpdateExpression' || parent.type === 'AssignmentPattern') return true;
  if (parent.type === 'AssignmentExpression') return parent.operator === '=' && isNull(parent.right);
  return isExcludedFromRest(identifier);
}
