import type { TSESLint, TSESTree } from '@typescript-eslint/utils';

import type { SourceCode } from './context.ts';

export type Variable = TSESLint.Scope.Variable;

/** The variable that a name refers to at a node; null if the file does not declare it. */
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

/** The writes of a variable within a node. */
export const writesWithin = ({ references }: Variable, outer: TSESTree.Node): TSESTree.Node[] =>
  references
    .filter((reference) => reference.isWrite())
    .map(({ identifier }) => identifier)
    .filter((name) => isWithin(name, outer));
