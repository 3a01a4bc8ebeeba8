import type { FunctionNode, Node } from '../../languages/javascript/syntax.ts';

/** The name of a function, or of the variable that it initialises; null without one. */
function nameOf(node: FunctionNode, parent: Node | undefined): string | null {
  if (node.type !== 'ArrowFunctionExpression' && node.id) return node.id.name;
  if (parent?.type === 'VariableDeclarator' && parent.id.type === 'Identifier') return parent.id.name;
  return null;
}

/** Whether the name of a function begins as those of React components do: with no small letter, so `_a` and `$a` count too. */
export function hasComponentName(node: FunctionNode, parent: Node | undefined): boolean {
  const name = nameOf(node, parent);
  return name?.startsWith(name.charAt(0).toUpperCase()) === true;
}

/** Whether a node is a `return` whose whole value is a JSX element: `return <a/>`, not `return b ? <a/> : null`. */
export const returnsJsx = (node: Node) =>
  node.type === 'ReturnStatement' &&
  (node.argument?.type === 'JSXElement' || node.argument?.type === 'JSXFragment');
