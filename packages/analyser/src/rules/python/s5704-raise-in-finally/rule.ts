import type { PythonRule } from '../engine/python-rule.ts';
import { handlerAround } from '../reading/handlers.ts';

/** S5704: a bare `raise` in a `finally`, where an active exception may be absent. */
export const rule: PythonRule = ({ report, ancestorsOf }) => ({
  Raise(node) {
    if (node.values.length === 0 && handlerAround(ancestorsOf(node))?.type === 'Finally')
      report({
        node,
        message: 'Quite este «raise»: en un «finally» puede no haber excepción, y la que haya sigue sola.',
      });
  },
});
