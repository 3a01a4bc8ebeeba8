import type { PythonNode } from '../../../languages/python/ast/node.ts';
import type { Expression, Name } from '../../../languages/python/ast/expressions.ts';
import type { NodeOf, PythonContext, PythonRule } from '../engine/python-rule.ts';
import { bindingsOf, isReadOf } from '../engine/symbols.ts';

type Loop = NodeOf<'For'> | NodeOf<'While'> | NodeOf<'Comprehension'>;

/** S1515: functions created in a loop that read a variable of the loop: all of them use its last value. */
export const rule: PythonRule = (context) => {
  const check = (node: NodeOf<'FunctionDef'> | NodeOf<'Lambda'>) => {
    const loop = loopAround(context, node);
    if (!loop || isUsedAtOnce(context, node, loop)) return;
    const seen = new Set<string>();
    for (const name of [node.body, ...context.descendantsOf(node.body)]) {
      if (name.type !== 'Name' || seen.has(name.id) || !changesIn(context, name, node, loop)) continue;
      seen.add(name.id);
      context.report({
        node: name,
        message: `Pase «${name.id}» como valor por defecto de un parámetro: el bucle lo cambia.`,
      });
    }
  };
  return { FunctionDef: check, Lambda: check };
};

/** The innermost loop that creates a function in each iteration. */
function loopAround({ parentOf }: PythonContext, node: PythonNode): Loop | null {
  for (let outer = parentOf(node); outer !== null; outer = parentOf(outer)) {
    if (outer.type === 'For' || outer.type === 'While' || outer.type === 'Comprehension') return outer;
    if (outer.type === 'FunctionDef' || outer.type === 'ClassDef' || outer.type === 'Lambda') return null;
  }
  return null;
}

/** Whether a loop, but not the function that it creates, binds a name that the function reads. */
function changesIn(context: PythonContext, name: Name, owner: PythonNode, loop: Loop): boolean {
  const variable = context.scopes.variableOf(name);
  if (!variable || !isReadOf(variable, name)) return false;
  return (
    (variable.scope.kind === 'function' ||
      variable.scope.kind === 'module' ||
      variable.scope.kind === 'comprehension') &&
    bindingsOf(variable).some(({ node, kind }) => isWithin(node, loop) && kind !== 'import') &&
    !bindingsOf(variable).some(({ node }) => isWithin(node, owner))
  );
}

const isWithin = ({ first, last }: PythonNode, outer: PythonNode) =>
  first >= outer.first && last <= outer.last;

/** Whether the loop calls, returns or yields a function, directly or by one of its names. */
function isUsedAtOnce(
  { parentOf, ancestorsOf, scopes }: PythonContext,
  node: NodeOf<'FunctionDef'> | NodeOf<'Lambda'>,
  loop: Loop,
): boolean {
  const isCalledOrReturned = (use: PythonNode) => {
    let [inner, parent] = [use, parentOf(use)];
    while (parent?.type === 'Parenthesized') [inner, parent] = [parent, parentOf(parent)];
    if (parent?.type === 'Call' && parent.callee === inner) return true;
    const around = ancestorsOf(use);
    const within = around.slice(0, around.indexOf(loop));
    return within.some(({ type }) => type === 'Return' || type === 'Yield');
  };
  if (node.type === 'Lambda' && isCalledOrReturned(node)) return true;
  const names = node.type === 'Lambda' ? namesOfValue(node, parentOf) : [node.name];
  return names.some((name) =>
    scopes
      .resolve(name, scopes.scopeOf(node))
      ?.usages.some(
        ({ kind, node: use }) =>
          kind === 'read' && use.first >= loop.first && use.last <= loop.last && isCalledOrReturned(use),
      ),
  );
}

/** Expressions whose value contains the values of their parts. */
const holding: ReadonlySet<PythonNode['type']> = new Set([
  'Parenthesized',
  'Tuple',
  'List',
  'Set',
  'Dict',
  'DictItem',
  'Conditional',
]);

/** Names that `a = value` or `a[i] = value` assigns, where the value may stand in a container. */
function namesOfValue(value: Expression, parentOf: PythonContext['parentOf']): readonly string[] {
  let parent = parentOf(value);
  while (parent && holding.has(parent.type)) parent = parentOf(parent);
  if (parent?.type !== 'Assign') return [];
  const targets = parent.targets.flatMap((target) => (target.type === 'Tuple' ? target.elements : [target]));
  return targets
    .map((target) => (target.type === 'Subscript' ? target.object : target))
    .flatMap((target) => (target.type === 'Name' ? [target.id] : []));
}
