import type { TSESTree } from '@typescript-eslint/utils';

type Names = readonly (string | null)[];

/** The indexes of two arguments, each with the name of the other's parameter. */
export function swappedPair(names: Names, parameters: Names): readonly [number, number] | null {
  for (const [index, name] of names.entries()) {
    const own = name === null ? -1 : parameters.indexOf(name);
    const there = own < 0 ? null : (names[own] ?? null);
    if (own === index || there === null || there === name) continue;
    if (parameters.includes(there) && parameters[own] !== there)
      return index < own ? [index, own] : [own, index];
  }
  return null;
}

function compares(test: TSESTree.Expression, first: string, second: string): boolean {
  if (test.type !== 'BinaryExpression' || !/^[<>]=?$/u.test(test.operator)) return false;
  const names = [test.left, test.right].map((side) => (side.type === 'Identifier' ? side.name : ''));
  return names.includes(first) && names.includes(second);
}

/** Whether a call is inside an `if` that compares both arguments: then the swap is intended. */
export function comparesBoth(node: TSESTree.Node, first: string, second: string): boolean {
  for (let at: TSESTree.Node | null | undefined = node.parent; at; at = at.parent) {
    if (at.type === 'IfStatement' && compares(at.test, first, second)) return true;
  }
  return false;
}
