import type { FunctionDef } from '../../../languages/python/ast/statements.ts';
import type { PythonContext, PythonRule } from '../engine/python-rule.ts';
import { handlerAround } from '../reading/handlers.ts';

/** S5747: a bare `raise` outside exception handling. */
export const rule: PythonRule = {
  key: 'S5747',
  create: (context) => ({
    Raise(node) {
      if (node.values.length > 0) return;
      const around = handlerAround(context.ancestorsOf(node));
      if (around?.type === 'Except' || around?.type === 'Finally') return;
      if (
        around?.type === 'FunctionDef' &&
        (around.name === '__exit__' || isCalledByHandler(context, around))
      )
        return;
      context.report({ node, message: 'Indique qué excepción lanza este «raise».' });
    },
  }),
};

/** Whether an exception handler of this file calls a function. */
function isCalledByHandler({ nodes, ancestorsOf }: PythonContext, { name }: FunctionDef): boolean {
  return nodes.some((node) => {
    if (node.type !== 'Call') return false;
    const { callee } = node;
    const called = callee.type === 'Name' ? callee.id : callee.type === 'Attribute' ? callee.name : null;
    return called === name && ancestorsOf(node).some(({ type }) => type === 'Except');
  });
}
