import type { PythonRule } from '../engine/python-rule.ts';
import { classOfMethod } from '../reading/definitions.ts';
import { handlerAround } from '../reading/handlers.ts';

/** `__exit__` that raises what it was given: it has to return a false value instead. */
export const rule: PythonRule = {
  key: 'S5706',
  create(context) {
    return {
      Raise(node) {
        const method = handlerAround(context.ancestorsOf(node));
        if (method?.type !== 'FunctionDef' || method.name !== '__exit__' || !classOfMethod(context, method))
          return;
        const [value] = node.values;
        const given = method.parameters[2];
        if (!value || (value.type === 'Name' && given?.star === '' && value.id === given.name))
          context.report({ node, message: 'No vuelva a lanzar la excepción: devuelva «False».' });
      },
    };
  },
};
