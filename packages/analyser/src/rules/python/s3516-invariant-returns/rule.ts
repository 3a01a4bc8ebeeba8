import type { Expression } from '../../../languages/python/ast/expressions.ts';
import type { PythonNode } from '../../../languages/python/ast/node.ts';
import type { NodeOf, PythonContext, PythonRule } from '../engine/python-rule.ts';
import { writesOf } from '../engine/symbols.ts';
import { tokenText } from '../reading/equivalence.ts';
import { withoutParentheses } from '../reading/expressions.ts';
import { ownDescendants, reachesEnd } from '../reading/jumps.ts';

/** S3516: a function that always returns the same value. */
export const rule: PythonRule = (context) => {
  const sameForAll = (values: readonly Expression[]) => {
    const [first] = values;
    if (!first || !values.every((value) => isLiteral(value) || value.type === 'Name')) return false;
    const text = tokenText(context.source, first);
    if (!values.every((value) => tokenText(context.source, value) === text)) return false;
    return first.type !== 'Name' || staysSame(first, values);
  };
  /** Whether a name has one binding and, after its first result, no uses that may change its value. */
  const staysSame = (name: NodeOf<'Name'>, values: readonly Expression[]) => {
    const variable = context.scopes.variableOf(name);
    if (name.id === 'self' || variable?.scope.kind !== 'function') return false;
    if (variable.scope !== context.scopes.scopeOf(name)) return false;
    const bindings = writesOf(variable);
    const later = variable.usages.filter(({ node }) => node.first > name.first);
    const results: ReadonlySet<PythonNode> = new Set(values);
    return bindings.length === 1 && later.every(({ node }) => results.has(node) || isHarmless(node, context));
  };
  return {
    FunctionDef: (node) => {
      const inside = ownDescendants(node, context);
      if (inside.some((found) => found.type === 'Yield' || mayLeave(found))) return;
      const values: Expression[] = [];
      for (const found of inside) {
        if (found.type !== 'Return' || followsJump(found, context)) continue;
        if (!found.value) return;
        values.push(withoutParentheses(found.value));
      }
      if (values.length < 2 || reachesEnd(node.body, context) || !sameForAll(values)) return;
      const token = context.nameToken(node);
      context.report({ token, gap: 1, message: 'Cambie esta función: devuelve siempre el mismo valor.' });
    },
  };
};

/** Whether no handler of a `try` takes every exception: SonarQube sees another way out of the function then. */
const mayLeave = (node: PythonNode): boolean =>
  node.type === 'Try' &&
  node.handlers.length > 0 &&
  node.handlers.every(({ exception }) => exception !== null);

/** Whether a statement stands after one that leaves its block, so that it never runs. */
function followsJump(node: NodeOf<'Return'>, { parentOf }: PythonContext): boolean {
  const block = parentOf(node);
  if (block?.type !== 'Block') return false;
  const first = block.body.find(({ type }) => leaving.has(type));
  return first !== undefined && first.first < node.first;
}

const leaving: ReadonlySet<PythonNode['type']> = new Set(['Raise', 'Return', 'Break', 'Continue']);

/**
 * Whether a use of a name cannot change its value: the use is part of a `raise`, or an operator other than `in`, a test, a
 * loop or an assignment reads the name, its attribute or its item. An argument of a call may be changed.
 */
function isHarmless(use: PythonNode, context: PythonContext): boolean {
  if (context.ancestorsOf(use).some(({ type }) => type === 'Raise')) return true;
  const parent = context.parentOf(use);
  if (parent === null) return false;
  if (parent.type === 'Binary') return parent.operator !== 'in' && parent.operator !== 'not in';
  if (parent.type === 'Attribute' || parent.type === 'Subscript')
    return parent.object === use && isHarmless(parent, context);
  if (parent.type === 'Assign') return parent.value === use;
  if (parent.type === 'For') return parent.iterable === use;
  return testing.has(parent.type);
}

/** Parents that only test an expression. */
const testing: ReadonlySet<PythonNode['type']> = new Set(['Unary', 'If', 'Elif', 'While']);

function isLiteral(value: Expression): boolean {
  return value.type === 'Constant' || value.type === 'NumberLiteral' || value.type === 'StringLiteral';
}
