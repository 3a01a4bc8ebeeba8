import type { PythonRule } from '../engine/python-rule.ts';
import { handlerAround } from '../reading/handlers.ts';

/** A bare `raise` in a `finally`, where there may be nothing to raise. */
export const rule: PythonRule = {
  key: 'S5704',
  create: ({ report, ancestorsOf }) => ({
    Raise(node) {
      if (node.values.length === 0 && handlerAround(ancestorsOf(node))?.type === 'Finally')
        report({
          node,
          message: 'Quite este «raise»: en un «finally» puede no haber excepción, y la que haya sigue sola.',
        });
    },
  }),
};
