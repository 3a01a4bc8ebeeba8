import type { PythonRule } from '../engine/python-rule.ts';
import { classOfMethod, inherits } from '../reading/definitions.ts';
import { lowerCaseAdvice } from '../reading/naming.ts';

/** S100: names of methods; subclasses are exempt because the name may come from the base class. */
export const rule: PythonRule = (context) => {
  const { format = '' } = context.parameters;
  const allowed = new RegExp(format, 'u');
  return {
    FunctionDef(node) {
      const owner = classOfMethod(context, node);
      if (!owner || inherits(owner) || allowed.test(node.name)) return;
      const message = `Cambie el nombre del método «${node.name}»: ${lowerCaseAdvice('calcular_multa')}.`;
      context.report({ token: context.nameToken(node), message });
    },
  };
};
