import type { TSESTree } from '@typescript-eslint/utils';

const constructors: ReadonlySet<string> = new Set(['Array', 'Map', 'Set', 'WeakMap', 'WeakSet']);

/** Methods that change a collection; their result is ignored. */
const changes: ReadonlySet<string> = new Set([
  'add',
  'clear',
  'delete',
  'fill',
  'pop',
  'push',
  'reverse',
  'set',
  'shift',
  'sort',
  'splice',
  'unshift',
]);

/** Whether a value is a new collection. */
export function isCollection(node: TSESTree.Node): boolean {
  if (node.type === 'ArrayExpression') return true;
  if (node.type === 'CallExpression')
    return node.callee.type === 'Identifier' && node.callee.name === 'Array';
  return (
    node.type === 'NewExpression' && node.callee.type === 'Identifier' && constructors.has(node.callee.name)
  );
}

const isStatement = (node: TSESTree.Node): boolean => node.parent?.type === 'ExpressionStatement';

/** Whether a reference only changes the collection. */
export function isOnlyFilled(name: TSESTree.Node): boolean {
  const member = name.parent;
  if (member?.type !== 'MemberExpression' || member.object !== name) return false;
  const { parent, property } = member;
  if (parent.type === 'AssignmentExpression') {
    return member.computed && parent.operator === '=' && parent.left === member && isStatement(parent);
  }
  const isCall = parent.type === 'CallExpression' && parent.callee === member && isStatement(parent);
  return isCall && !member.computed && property.type === 'Identifier' && changes.has(property.name);
}
