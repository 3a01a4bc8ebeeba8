import type { PythonNode } from '../../../languages/python/ast/node.ts';
import type { NodeOf, PythonContext } from '../engine/python-rule.ts';

type Loop = NodeOf<'For'> | NodeOf<'While'>;

/** The descendants of a function, without the content of nested functions, lambdas and classes. */
export function ownDescendants(
  root: PythonNode,
  { descendantsOf }: Pick<PythonContext, 'descendantsOf'>,
): readonly PythonNode[] {
  const found: PythonNode[] = [];
  let skipUntil = -1;
  for (const node of descendantsOf(root)) {
    if (node.first <= skipUntil) continue;
    found.push(node);
    if (node.type === 'FunctionDef' || node.type === 'ClassDef' || node.type === 'Lambda')
      skipUntil = node.last;
  }
  return found;
}

/** The `break` statements of a loop. */
export function breaksOf(
  loop: Loop,
  context: Pick<PythonContext, 'descendantsOf' | 'ancestorsOf'>,
): readonly PythonNode[] {
  return ownDescendants(loop.body, context).filter(
    (node) => node.type === 'Break' && loopLeftBy(node, context) === loop,
  );
}

/** The loop that a `break` or `continue` belongs to. */
function loopLeftBy(
  jump: PythonNode,
  { ancestorsOf }: Pick<PythonContext, 'ancestorsOf'>,
): PythonNode | null {
  let inner = jump;
  for (const ancestor of ancestorsOf(jump)) {
    // A jump in the `else` of a loop belongs to the loop around it.
    if ((ancestor.type === 'For' || ancestor.type === 'While') && inner.type !== 'Else') return ancestor;
    inner = ancestor;
  }
  return null;
}

const jumpTypes: ReadonlySet<string> = new Set(['Return', 'Raise', 'Break', 'Continue']);

type SearchContext = Pick<PythonContext, 'descendantsOf' | 'ancestorsOf'>;

/** Whether control may reach the end of a block; true in doubt. */
export function reachesEnd({ body }: NodeOf<'Block'>, context: SearchContext): boolean {
  return body.every((statement) => mayContinue(statement, context));
}

/** Whether control may continue after a statement. */
function mayContinue(node: PythonNode, context: SearchContext): boolean {
  if (node.type === 'If')
    return !node.orelse || [node, ...node.elifs, node.orelse].some(({ body }) => reachesEnd(body, context));
  if (node.type === 'While') return !isAlwaysTrue(node.test) || breaksOf(node, context).length > 0;
  if (node.type === 'For')
    return !node.orelse || reachesEnd(node.orelse.body, context) || breaksOf(node, context).length > 0;
  if (node.type === 'Try') return mayContinueAfterTry(node, context);
  return !jumpTypes.has(node.type);
}

function mayContinueAfterTry(node: NodeOf<'Try'>, context: SearchContext): boolean {
  if (node.finalbody && !reachesEnd(node.finalbody.body, context)) return false;
  const end = reachesEnd(node.body, context) && (!node.orelse || reachesEnd(node.orelse.body, context));
  return end || node.handlers.some(({ body }) => reachesEnd(body, context));
}

function isAlwaysTrue(test: PythonNode): boolean {
  return test.type === 'Constant' && test.value === 'True';
}
