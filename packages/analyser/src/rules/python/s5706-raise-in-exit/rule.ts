import type { PythonRule } from '../engine/python-rule.ts';
import { classOfMethod } from '../reading/definitions.ts';
import { handlerAround } from '../reading/handlers.ts';

/** S5706: an `__exit__` that re-raises its argument instead of returning a false value. */
export const rule: PythonRule = (context) => ({
  Raise(node) {
    const method = handlerAround(context.ancestorsOf(node));
    if (method?.type !== 'FunctionDef' || method.name !== '__exit__' || !classOfMethod(context, method))
      return;
    const [value] = node.values;
    const given = method.parameters[2];
    if (!value || (value.type === 'Name' && given?.star === '' && value.id === given.name))
      context.report({ node, message: 'No vuelva a lanzar la excepción: devuelva «False».' });
  },
});
