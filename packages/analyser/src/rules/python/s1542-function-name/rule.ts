import type { PythonRule } from '../engine/python-rule.ts';
import { classOfMethod } from '../reading/definitions.ts';
import { lowerCaseAdvice } from '../reading/naming.ts';

/** S1542: names of functions other than methods. */
export const rule: PythonRule = (context) => {
  const { format = '' } = context.parameters;
  const allowed = new RegExp(format, 'u');
  return {
    FunctionDef(node) {
      if (classOfMethod(context, node) || allowed.test(node.name)) return;
      const message = `Cambie el nombre de la función «${node.name}»: ${lowerCaseAdvice('calcular_multa')}.`;
      context.report({ token: context.nameToken(node), message });
    },
  };
};
