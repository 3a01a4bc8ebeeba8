import type { Node } from '../../languages/javascript/syntax.ts';

const loops = new Set<string>([
  'ForStatement',
  'ForInStatement',
  'ForOfStatement',
  'WhileStatement',
  'DoWhileStatement',
]);

/** Whether a node is the `if` of an `else if`. */
export const isElseIf = (node: Node, parent: Node | undefined) =>
  node.type === 'IfStatement' && parent?.type === 'IfStatement' && parent.alternate === node;

/** Whether a node costs more the deeper it is nested: `if` (no `else if`), `switch`, `catch`, `?:`, or a loop. */
export const isStructural = (node: Node, parent: Node | undefined) =>
  (node.type === 'IfStatement' && !isElseIf(node, parent)) ||
  node.type === 'SwitchStatement' ||
  node.type === 'CatchClause' ||
  node.type === 'ConditionalExpression' ||
  loops.has(node.type);

/** Whether a node raises the nesting of its content: a branch, a clause of a `switch`, or the body of a loop or `catch`. */
export function isDeeper(node: Node, parent: Node | undefined): boolean {
  if (node.type === 'SwitchCase') return true;
  if (parent === undefined) return false;
  if (parent.type === 'IfStatement')
    return parent.consequent === node || (parent.alternate === node && node.type !== 'IfStatement');
  if (parent.type === 'ConditionalExpression') return parent.test !== node;
  return (
    (parent.type === 'CatchClause' || loops.has(parent.type)) && 'body' in parent && parent.body === node
  );
}
