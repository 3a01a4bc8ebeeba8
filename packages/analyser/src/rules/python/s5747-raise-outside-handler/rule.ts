import type { FunctionDef } from '../../../languages/python/ast/statements.ts';
import type { PythonContext, PythonRule } from '../engine/python-rule.ts';
import { classOfMethod } from '../reading/definitions.ts';
import { handlerAround } from '../reading/handlers.ts';

/** S5747: a bare `raise` outside exception handling. */
export const rule: PythonRule = (context) => ({
  Raise(node) {
    if (node.values.length > 0) return;
    const around = handlerAround(context.ancestorsOf(node));
    if (around?.type === 'Except' || around?.type === 'Finally') return;
    if (around?.type === 'FunctionDef' && (around.name === '__exit__' || isCalledByHandler(context, around)))
      return;
    context.report({ node, message: 'Indique qué excepción lanza este «raise».' });
  },
});

/**
 * Whether an exception handler of this file calls a function: by its name, or a method by an attribute inside its class
 * (`self.f()`), which excludes calls in subclasses.
 */
function isCalledByHandler(context: PythonContext, definition: FunctionDef): boolean {
  const owner = classOfMethod(context, definition);
  return context.nodes.some((node) => {
    if (node.type !== 'Call') return false;
    const { callee } = node;
    const called = callee.type === 'Attribute' ? callee.name : callee.type === 'Name' ? callee.id : null;
    if (called !== definition.name || (owner !== null) !== (callee.type === 'Attribute')) return false;
    const around = context.ancestorsOf(node);
    return around.some(({ type }) => type === 'Except') && (owner === null || around.includes(owner));
  });
}
