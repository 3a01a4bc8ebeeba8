import type { Name } from '../../../languages/python/ast/expressions.ts';
import type { PythonNode } from '../../../languages/python/ast/node.ts';
import type { PythonContext } from '../engine/python-rule.ts';
import type { Usage } from '../engine/symbols.ts';

type Searching = Pick<PythonContext, 'scopes' | 'parentOf' | 'ancestorsOf'>;

/**
 * Bindings that a name of a function or module may stand for where it is read there: none that an assignment on every way there has
 * replaced, and later ones in loops alone. Null when others may bind it too.
 */
export function reachingBindings(name: Name, context: Searching): readonly Usage[] | null {
  const variable = context.scopes.variableOf(name);
  if (variable?.scope.kind !== 'function' && variable?.scope.kind !== 'module') return null;
  if (context.scopes.scopeOf(name) !== variable.scope) return null;
  const bindings = variable.usages.filter(({ kind }) => kind !== 'read');
  if (bindings.some(({ kind, scope }) => outside.has(kind) || scope !== variable.scope)) return null;
  const around = withinScope(context.ancestorsOf(name), variable.scope.node);
  const last = lastAssignment(name, around, bindings, context);
  // In a loop that holds that assignment, later bindings are replaced in the next round.
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

/** Whether what follows a binding may be what stands at a name: not from another branch, nor from behind a jump. */
function leadsTo(name: Name, binding: PythonNode, { ancestorsOf }: Searching): boolean {
  const around = new Set(ancestorsOf(name));
  const inner = ancestorsOf(binding);
  const outside = inner.slice(
    0,
    inner.findIndex((ancestor) => around.has(ancestor)),
  );
  const common = inner[outside.length];
  // Handlers and what comes last may see what was bound before a jump.
  if ([...outside, common].some((node) => node?.type === 'Try' || node?.type === 'With')) return true;
  if (outside.some((block) => block.type === 'Block' && leaves.has(block.body.at(-1)?.type ?? '')))
    return false;
  const isBranch = common?.type === 'If' && outside.length > 0;
  return !isBranch || ![...around].some((ancestor) => isOtherBranch(ancestor, common, outside));
}

const leaves = new Set(['Return', 'Raise']);

/** Whether a part of an `if` holds its own statements, and the binding stands in another part. */
function isOtherBranch(
  node: PythonNode,
  { body, elifs, orelse }: Extract<PythonNode, { type: 'If' }>,
  outside: readonly PythonNode[],
): boolean {
  const parts: readonly (PythonNode | null)[] = [body, ...elifs, orelse];
  const ofBinding = parts.find((part) => part !== null && outside.includes(part));
  return ofBinding !== undefined && parts.includes(node) && node !== ofBinding;
}

const outside = new Set(['global', 'nonlocal', 'delete']);

/** From the inside out, up to the body of the function. */
function withinScope(ancestors: readonly PythonNode[], owner: PythonNode): readonly PythonNode[] {
  return ancestors.slice(0, ancestors.indexOf(owner));
}

/** Where the nearest statement stands that surely assigns the name before it is read; null without one. */
function lastAssignment(
  name: Name,
  around: readonly PythonNode[],
  bindings: readonly Usage[],
  { parentOf }: Searching,
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
