import type { FunctionNode, Node } from './syntax.ts';

/** Functions with a body, methods included. The second parser gives declared methods the type of a function. */
export function isFunction(node: Node): node is FunctionNode {
  const { type } = node;
  if (type !== 'FunctionDeclaration' && type !== 'FunctionExpression' && type !== 'ArrowFunctionExpression')
    return false;
  return Boolean(node.body);
}
