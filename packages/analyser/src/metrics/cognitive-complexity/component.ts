import type { FunctionNode, Node } from '../../languages/javascript/syntax.ts';

/** The function's own name, or that of the variable that holds it. */
function nameOf(node: FunctionNode, parent: Node | undefined): string | null {
  if (node.type !== 'ArrowFunctionExpression' && node.id) return node.id.name;
  if (parent?.type === 'VariableDeclarator' && parent.id.type === 'Identifier') return parent.id.name;
  return null;
}

/** Whether a function is named as React components are. */
export function hasComponentName(node: FunctionNode, parent: Node | undefined): boolean {
  const name = nameOf(node, parent);
  return name?.startsWith(name.charAt(0).toUpperCase()) === true;
}

/** `return <a/>`; neither a condition between two elements nor anything else around them. */
export const returnsJsx = (node: Node) =>
  node.type === 'ReturnStatement' &&
  (node.argument?.type === 'JSXElement' || node.argument?.type === 'JSXFragment');
