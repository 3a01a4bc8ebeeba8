import type { FlatTree } from '../../languages/javascript/flatten.ts';
import { isFunction } from '../../languages/javascript/functions.ts';
import { executableTypes } from '../../languages/javascript/statements.ts';
import type { Node } from '../../languages/javascript/syntax.ts';

export interface Structure {
  readonly functions: number;
  readonly classes: number;
  readonly statements: number;
}

const isClass = ({ type }: Node) => type === 'ClassDeclaration' || type === 'ClassExpression';

const isStatement = ({ type }: Node) =>
  (executableTypes.has(type) && type !== 'LabeledStatement') || type === 'EmptyStatement';

/** Numbers of functions, classes and statements of a file; a label is no statement, an empty statement is one. */
export function countStructure({ nodes }: FlatTree): Structure {
  const count = (holds: (node: Node) => boolean) => nodes.reduce((n, node) => (holds(node) ? n + 1 : n), 0);
  return { functions: count(isFunction), classes: count(isClass), statements: count(isStatement) };
}
