import type { Expression, Name } from '../../../languages/python/ast/expressions.ts';
import type { PythonNode } from '../../../languages/python/ast/node.ts';
import { capturesOf } from './captures.ts';
import type { UsageKind } from './symbols.ts';

/**
 * The names in a target, including tuples, lists, stars and parentheses, but not attributes or subscripts.
 */
export function namesOfTarget(target: Expression): readonly Name[] {
  const names: Name[] = [];
  const waiting: Expression[] = [target];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (next.type === 'Name') names.push(next);
    else if (next.type === 'Tuple' || next.type === 'List') waiting.push(...[...next.elements].reverse());
    else if (next.type === 'Starred') waiting.push(next.value);
    else if (next.type === 'Parenthesized') waiting.push(next.expression);
  }
  return names;
}

const usageKindByType: Partial<Record<PythonNode['type'], UsageKind>> = {
  Assign: 'assignment',
  AugmentedAssign: 'augmented',
  AnnotatedAssign: 'annotated',
  NamedExpression: 'walrus',
  For: 'for',
  ComprehensionFor: 'comprehension',
  Delete: 'delete',
  WithItem: 'with',
  Except: 'except',
};

/** The targets among the children of a node, with their kind of usage. */
export function targetsOf(node: PythonNode): readonly (readonly [Expression, UsageKind])[] {
  if (node.type === 'Case') return capturesOf(node.pattern).map((name) => [name, 'pattern'] as const);
  const kind = usageKindByType[node.type];
  if (kind === undefined) return [];
  if ('targets' in node) return node.targets.map((target) => [target, kind] as const);
  return 'target' in node && node.target ? [[node.target, kind]] : [];
}

/** The names that a statement binds as plain text, without a `Name` node. */
export function boundNamesWithoutNode(node: PythonNode): readonly (readonly [string, UsageKind])[] {
  if (node.type === 'FunctionDef') return [[node.name, 'function']];
  if (node.type === 'ClassDef') return [[node.name, 'class']];
  if (node.type === 'TypeAlias') return [[node.name, 'type']];
  if (node.type === 'Global') return node.names.map((name) => [name, 'global'] as const);
  return node.type === 'Nonlocal' ? node.names.map((name) => [name, 'nonlocal'] as const) : [];
}
