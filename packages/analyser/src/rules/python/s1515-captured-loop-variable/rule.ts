import type { PythonNode } from '../../../languages/python/ast/node.ts';
import type { Name } from '../../../languages/python/ast/expressions.ts';
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
      for (const name of context.descendantsOf(node.body)) {
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

/** Whether a lambda is immediately called or returned, or every use of a named function calls or returns it. */
function isUsedAtOnce(
  { parentOf, scopes }: PythonContext,
  node: NodeOf<'FunctionDef'> | NodeOf<'Lambda'>,
): boolean {
  if (node.type === 'Lambda') {
    let parent = parentOf(node);
    while (parent?.type === 'Parenthesized') parent = parentOf(parent);
    return parent?.type === 'Call' || parent?.type === 'Return';
  }
  const reads =
    scopes.resolve(node.name, scopes.scopeOf(node))?.usages.filter(({ kind }) => kind === 'read') ?? [];
  return reads.every((read) => {
    const parent = parentOf(read.node);
    return (parent?.type === 'Call' && parent.callee === read.node) || parent?.type === 'Return';
  });
}
