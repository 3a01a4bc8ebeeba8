import type { PythonNode } from '../../languages/python/ast/node.ts';
import type { FunctionDef } from '../../languages/python/ast/statements.ts';
import type { FlatPython } from '../../languages/python/flatten.ts';
import { booleanPoints } from './python-boolean.ts';

/** Nodes that cost 1 plus their level. */
const structural: ReadonlySet<PythonNode['type']> = new Set(['If', 'For', 'While', 'Except', 'Conditional']);
/** Nodes that cost 1 at any level. */
const plain: ReadonlySet<PythonNode['type']> = new Set(['Elif', 'Else']);
/** Nodes whose blocks are one level deeper; those of `try`, `finally` and `with` are not. */
const deepening: ReadonlySet<PythonNode['type']> = new Set([
  'If',
  'Elif',
  'Else',
  'For',
  'While',
  'Except',
  'Case',
]);

/**
 * Points of each node, in the order of the tree: a branch costs 1 plus its level; `elif`, `else` and each run of one
 * boolean operator cost 1.
 */
export function cognitivePoints(tree: FlatPython): readonly number[] {
  const levels = nestingLevels(tree);
  return tree.nodes.map((node, place) => {
    if (structural.has(node.type)) return 1 + (levels[place] ?? 0);
    if (plain.has(node.type)) return 1;
    return booleanPoints(tree, place);
  });
}

/** Cognitive complexity of a file, including code outside functions. */
export function cognitiveComplexity(tree: FlatPython): number {
  return cognitivePoints(tree).reduce((sum, points) => sum + points, 0);
}

/** The nesting level of each node, in the order of the tree. */
function nestingLevels(tree: FlatPython): readonly number[] {
  const levels: number[] = [];
  tree.nodes.forEach((node, place) => {
    const parent = tree.parents[place] ?? -1;
    levels.push(parent === -1 ? 0 : levelOf(tree, node, parent, levels[parent] ?? 0));
  });
  return levels;
}

function levelOf(tree: FlatPython, node: PythonNode, parentPlace: number, parentLevel: number): number {
  const parent = tree.nodes[parentPlace];
  if (parent === undefined) return 0;
  if (parent.type === 'Conditional') return parentLevel + 1;
  if (node.type !== 'Block') return parentLevel;
  if (parent.type === 'ClassDef') return 0;
  if (parent.type === 'FunctionDef') return bodyLevel(tree, parent, parentPlace, parentLevel);
  return deepening.has(parent.type) ? parentLevel + 1 : parentLevel;
}

/**
 * Level of a function's body: 0 unless the function is nested in another one; then one more than its own level, or the
 * same if the outer function is a decorator.
 */
function bodyLevel(tree: FlatPython, node: FunctionDef, place: number, level: number): number {
  const enclosing = enclosingDefinition(tree, place);
  if (enclosing?.type !== 'FunctionDef') return 0;
  return isDecoratorOf(enclosing, node) ? level : level + 1;
}

/** The nearest function or class around a node. */
export function enclosingDefinition({ nodes, parents }: FlatPython, place: number): PythonNode | null {
  for (let at = parents[place] ?? -1; at >= 0; at = parents[at] ?? -1) {
    const node = nodes[at];
    if (node?.type === 'FunctionDef' || node?.type === 'ClassDef') return node;
  }
  return null;
}

/** Whether a function is a decorator: it contains only the inner function and `return` of a name. */
function isDecoratorOf(outer: FunctionDef, inner: FunctionDef): boolean {
  const { body } = outer.body;
  if (!body.includes(inner)) return false;
  return body.every(
    (statement) => statement === inner || (statement.type === 'Return' && statement.value?.type === 'Name'),
  );
}
