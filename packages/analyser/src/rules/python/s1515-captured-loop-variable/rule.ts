import type { PythonNode } from '../../../languages/python/ast/node.ts';
import type { Expression, Name } from '../../../languages/python/ast/expressions.ts';
import type { NodeOf, PythonContext, PythonRule } from '../engine/python-rule.ts';
import { bindingsOf, type Variable } from '../engine/symbols.ts';

type Loop = NodeOf<'For'> | NodeOf<'While'> | NodeOf<'Comprehension'>;

/** S1515: functions created in a loop that read a variable of the loop: all of them use its last value. */
export const rule: PythonRule = {
  key: 'S1515',
  create(context) {
    const check = (node: NodeOf<'FunctionDef'> | NodeOf<'Lambda'>) => {
      const loop = loopAround(context, node);
      if (!loop || isUsedAtOnce(context, node)) return;
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
  },
};

/** The innermost loop that creates a function in each iteration. */
function loopAround({ ancestorsOf }: PythonContext, node: PythonNode): Loop | null {
  for (const ancestor of ancestorsOf(node)) {
    if (ancestor.type === 'For' || ancestor.type === 'While' || ancestor.type === 'Comprehension')
      return ancestor;
    if (ancestor.type === 'FunctionDef' || ancestor.type === 'ClassDef' || ancestor.type === 'Lambda')
      return null;
  }
  return null;
}

/** Whether a loop, but not the function that it creates, binds a name that the function reads. */
function changesIn(context: PythonContext, name: Name, owner: PythonNode, loop: Loop): boolean {
  const variable = context.scopes.variableOf(name);
  if (!variable || !isRead(variable, name)) return false;
  const inside = new Set(context.descendantsOf(loop));
  const own = new Set(context.descendantsOf(owner));
  return (
    (variable.scope.kind === 'function' ||
      variable.scope.kind === 'module' ||
      variable.scope.kind === 'comprehension') &&
    bindingsOf(variable).some(({ node, kind }) => inside.has(node) && kind !== 'import') &&
    !bindingsOf(variable).some(({ node }) => own.has(node) || node === owner)
  );
}

const isRead = ({ usages }: Variable, name: Name) =>
  usages.some(({ node, kind }) => node === name && kind === 'read');

/** Whether a lambda is called or returned, or every use of the name of a function or lambda calls or returns it. */
function isUsedAtOnce(
  { parentOf, scopes }: PythonContext,
  node: NodeOf<'FunctionDef'> | NodeOf<'Lambda'>,
): boolean {
  const isCalledOrReturned = (use: PythonNode) => {
    let [inner, parent] = [use, parentOf(use)];
    while (parent?.type === 'Parenthesized') [inner, parent] = [parent, parentOf(parent)];
    return parent?.type === 'Return' || (parent?.type === 'Call' && parent.callee === inner);
  };
  if (node.type === 'Lambda' && isCalledOrReturned(node)) return true;
  const name = node.type === 'Lambda' ? nameOfValue(node, parentOf) : node.name;
  if (name === null) return false;
  const usages = scopes.resolve(name, scopes.scopeOf(node))?.usages ?? [];
  return usages.every(({ kind, node: use }) => kind !== 'read' || isCalledOrReturned(use));
}

/** The only name to which a statement assigns a value; null for any other value. */
function nameOfValue(value: Expression, parentOf: PythonContext['parentOf']): string | null {
  let parent = parentOf(value);
  while (parent?.type === 'Parenthesized') parent = parentOf(parent);
  if (parent?.type === 'AnnotatedAssign') return parent.target.type === 'Name' ? parent.target.id : null;
  const [target, ...others] = parent?.type === 'Assign' ? parent.targets : [];
  return target?.type === 'Name' && others.length === 0 ? target.id : null;
}
