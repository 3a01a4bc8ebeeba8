import type { PythonRule } from '../engine/python-rule.ts';
import { classOfMethod, decoratorNames } from '../reading/definitions.ts';

/** Special methods whose first parameter is the class although they have no decorator. */
const implicitClassMethods = new Set(['__init_subclass__', '__class_getitem__', '__new__']);

/** S2710: name of the first parameter of class methods. */
export const rule: PythonRule = (context) => {
  const allowed = new Set((context.parameters['classParameterNames'] ?? '').split(','));
  return {
    FunctionDef(node) {
      if (!classOfMethod(context, node)) return;
      if (!decoratorNames(node).includes('classmethod') && !implicitClassMethods.has(node.name)) return;
      const [first] = node.parameters;
      if (first?.star !== '' || first.pattern) return;
      if (allowed.has(first.name) || first.name.startsWith('_')) return;
      const message = `Llame «cls» al primer parámetro, «${first.name}», o añada el que falta.`;
      context.report({ node: first, message });
    },
  };
};
