import type { Name } from '../../../languages/python/ast/expressions.ts';
import type { PythonNode } from '../../../languages/python/ast/node.ts';
import type { PythonContext } from '../engine/python-rule.ts';
import { writesOf, type Usage } from '../engine/symbols.ts';

type SearchContext = Pick<PythonContext, 'scopes' | 'parentOf' | 'ancestorsOf'>;

/** Above what code written by hand contains. Bounds the work: every read of a name looks at each of its bindings. */
const mostBindings = 100;

/**
 * The bindings that may reach a read of a name in its function or module: not those that an assignment on
 * every path replaces, and later ones only in loops. Null when other scopes may bind the name too, and for too many bindings.
 */
export function reachingBindings(name: Name, context: SearchContext): readonly Usage[] | null {
  const variable = context.scopes.variableOf(name);
  if (variable?.scope.kind !== 'function' && variable?.scope.kind !== 'module') return null;
  if (context.scopes.scopeOf(name) !== variable.scope) return null;
  const bindings = writesOf(variable);
  if (bindings.length > mostBindings) return null;
  if (bindings.some(({ kind, scope }) => unclearKinds.has(kind) || scope !== variable.scope)) return null;
  const around = withinScope(context.ancestorsOf(name), variable.scope.node);
  const last = lastAssignment(name, around, bindings, context);
  // In a loop that contains that assignment, the next iteration replaces later bindings.
  const loops = around.filter(
    ({ type, first }) => (type === 'For' || type === 'While') && (last === null || first > last),
  );
  const isBefore = (node: PythonNode) => {
    const statement = context.parentOf(node);
    return isAssignment(statement) ? statement.last < name.first : node.first < name.first;
  };
  return bindings.filter(({ node }) => {
    const isRepeated = loops.some((loop) => node.first >= loop.first && node.first <= loop.last);
    if (!isBefore(node)) return isRepeated;
    return (last === null || node.first >= last) && (isRepeated || leadsTo(name, node, context));
  });
}

/**
 * Whether control may flow from a binding to a name: not from another branch or from a block that ends in a
 * jump.
 */
function leadsTo(name: Name, binding: PythonNode, { ancestorsOf }: SearchContext): boolean {
  const around = new Set(ancestorsOf(name));
  const inner = ancestorsOf(binding);
  const outside = inner.slice(
    0,
    inner.findIndex((ancestor) => around.has(ancestor)),
  );
  const common = inner[outside.length];
  // Exception handlers and `finally` may run with values bound before a jump.
  if ([...outside, common].some((node) => node?.type === 'Try' || node?.type === 'With')) return true;
  if (outside.some((block) => block.type === 'Block' && leavingTypes.has(block.body.at(-1)?.type ?? '')))
    return false;
  const isBranch = common?.type === 'If' && outside.length > 0;
  return !isBranch || ![...around].some((ancestor) => isOtherBranch(ancestor, common, outside));
}

/** Statements after which control leaves the function. */
const leavingTypes = new Set(['Return', 'Raise']);

/** Whether a node is a branch of an `if` whose other branch contains the binding. */
function isOtherBranch(
  node: PythonNode,
  { body, elifs, orelse }: Extract<PythonNode, { type: 'If' }>,
  outside: readonly PythonNode[],
): boolean {
  const parts: readonly (PythonNode | null)[] = [body, ...elifs, orelse];
  const ofBinding = parts.find((part) => part !== null && outside.includes(part));
  return ofBinding !== undefined && parts.includes(node) && node !== ofBinding;
}

/** Kinds of usages that make the possible values of a variable unknown. */
const unclearKinds = new Set(['global', 'nonlocal', 'delete']);

/** The ancestors from the innermost up to the body of the scope. */
function withinScope(ancestors: readonly PythonNode[], owner: PythonNode): readonly PythonNode[] {
  return ancestors.slice(0, ancestors.indexOf(owner));
}

/** Index of the name's token in the nearest statement that certainly assigns the name before the read; null without one. */
function lastAssignment(
  name: Name,
  around: readonly PythonNode[],
  bindings: readonly Usage[],
  { parentOf }: SearchContext,
): number | null {
  const assigning = new Map(
    bindings.flatMap(({ node }) => {
      const statement = parentOf(node);
      return isAssignment(statement) && statement.last < name.first ? [[statement, node.first]] : [];
    }),
  );
  for (const block of around) {
    if (block.type !== 'Block') continue;
    const place = block.body.findLast((statement) => assigning.has(statement));
    if (place) return assigning.get(place) ?? null;
  }
  return null;
}

function isAssignment(node: PythonNode | null): node is PythonNode {
  return node?.type === 'Assign' || (node?.type === 'AnnotatedAssign' && node.value !== null);
}
