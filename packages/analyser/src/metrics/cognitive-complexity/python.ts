import type { PythonNode } from '../../languages/python/ast/node.ts';
import type { FunctionDef } from '../../languages/python/ast/statements.ts';
import type { FlatPython } from '../../languages/python/flatten.ts';
import { booleanPoints } from './python-boolean.ts';

const structural: ReadonlySet<PythonNode['type']> = new Set(['If', 'For', 'While', 'Except', 'Conditional']);
const plain: ReadonlySet<PythonNode['type']> = new Set(['Elif', 'Else']);
/** Their blocks lie one level deeper; those of `try`, `finally`, `with`, `def` and `class` do not. */
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
 * Points of every node in the order of the tree: what branches costs 1 and its nesting, `elif`, `else` and each run of
 * one boolean operator cost 1.
 */
export function cognitivePoints(tree: FlatPython): readonly number[] {
  const levels = nestingLevels(tree);
  return tree.nodes.map((node, place) => {
    if (structural.has(node.type)) return 1 + (levels[place] ?? 0);
    if (plain.has(node.type)) return 1;
    return booleanPoints(tree, place);
  });
}

/** Cognitive complexity of a file, what stands outside functions included. */
export function cognitiveComplexity(tree: FlatPython): number {
  return cognitivePoints(tree).reduce((sum, points) => sum + points, 0);
}

/** How deep each node lies; parents come before their children. */
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

/** Nesting of a body: 0 for methods and functions of the module; one more for a function in a function, unless the outer only returns it. */
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

/** A function that does nothing but make another one and return a name. */
function isDecoratorOf(outer: FunctionDef, inner: FunctionDef): boolean {
  const { body } = outer.body;
  if (!body.includes(inner)) return false;
  return body.every(
    (statement) => statement === inner || (statement.type === 'Return' && statement.value?.type === 'Name'),
  );
}
