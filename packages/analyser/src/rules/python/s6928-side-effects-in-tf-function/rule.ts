import type { NodeOf, PythonRule } from '../engine/python-rule.ts';
import { isTensorFunction } from '../reading/tensor-functions.ts';

const functionsWithEffect = new Set(['print', 'open', 'input']);

/** S6928: side effects in a traced function, which happen only once, during tracing. */
export const rule: PythonRule = (context) => {
  const hasEffect = (call: NodeOf<'Call'>) =>
    functionsWithEffect.has(context.qualifiedName(call.callee) ?? '');
  return {
    FunctionDef: (node) => {
      if (!isTensorFunction(node, context)) return;
      for (const found of context.descendantsOf(node.body))
        if (found.type === 'Call' && hasEffect(found))
          context.report({
            node: found.callee,
            message: `Saque «${context.textOf(found.callee)}» de la «tf.function»: no se ejecuta en cada llamada.`,
          });
    },
  };
};
