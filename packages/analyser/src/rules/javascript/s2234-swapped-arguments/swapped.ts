import type { TSESTree } from '@typescript-eslint/utils';

type Names = readonly (string | null)[];

/**
 * The indexes of two arguments, each of which is named as the parameter at the other's place.
 * @param alike whether the arguments at two indexes have the same type
 */
export function swappedPair(
  names: Names,
  parameters: Names,
  alike: (one: number, other: number) => boolean,
): readonly [number, number] | null {
  for (const [index, name] of names.entries()) {
    const own = name === null ? -1 : parameters.indexOf(name);
    const there = names[own] ?? null;
    if (own === index || there === null || there !== parameters[index]) continue;
    if (alike(index, own)) return [index, own];
  }
  return null;
}

/** Name at the beginning of a chain of members and calls. */
function rootName(node: TSESTree.Node): string | null {
  let at = node;
  for (;;) {
    if (at.type === 'CallExpression') at = at.callee;
    else if (at.type === 'MemberExpression') at = at.object;
    else return at.type === 'Identifier' ? at.name : null;
  }
}

const comparisons = new Set(['==', '!=', '===', '!==', '<', '<=', '>', '>=']);

/** Both sides of a comparison, or of `one.method(other)`. */
function comparedIn(test: TSESTree.Expression): readonly TSESTree.Node[] {
  if (test.type === 'BinaryExpression' && comparisons.has(test.operator)) return [test.left, test.right];
  const [argument, ...others] = test.type === 'CallExpression' ? test.arguments : [];
  if (test.type !== 'CallExpression' || argument === undefined || others.length > 0) return [];
  return test.callee.type === 'MemberExpression' ? [test.callee.object, argument] : [];
}

/** Whether the nearest `if` around a call compares both arguments: then the swap is intended. */
export function comparesBoth(node: TSESTree.Node, first: string, second: string): boolean {
  for (let at: TSESTree.Node | null | undefined = node.parent; at; at = at.parent) {
    if (at.type !== 'IfStatement') continue;
    const compared = comparedIn(at.test).map(rootName);
    return compared.length > 0 && compared.every((name) => name === first || name === second);
  }
  return false;
}
