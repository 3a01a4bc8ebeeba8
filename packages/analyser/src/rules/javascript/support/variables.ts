import type { TSESLint, TSESTree } from '@typescript-eslint/utils';

import type { SourceCode } from './context.ts';

export type Variable = TSESLint.Scope.Variable;

/** The variable that a name stands for at a place; null for one that the file does not declare. */
export function variableAt(source: SourceCode, node: TSESTree.Node, name: string): Variable | null {
  for (let scope: TSESLint.Scope.Scope | null = source.getScope(node); scope; scope = scope.upper) {
    const variable = scope.set.get(name);
    if (variable) return variable;
  }
  return null;
}

/** Whether one node lies within another one. */
export const isWithin = (inner: TSESTree.Node, outer: TSESTree.Node): boolean =>
  inner.range[0] >= outer.range[0] && inner.range[1] <= outer.range[1];

/** The places within a node where a variable is given a value. */
export const writesWithin = ({ references }: Variable, outer: TSESTree.Node): TSESTree.Node[] =>
  references
    .filter((reference) => reference.isWrite())
    .map(({ identifier }) => identifier)
    .filter((name) => isWithin(name, outer));
