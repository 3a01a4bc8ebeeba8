import type { PythonRule } from '../engine/python-rule.ts';
import { contradicts } from '../types/contradiction.ts';

/** A value given to a variable whose annotation promises another type. */
export const rule: PythonRule = {
  key: 'S5890',
  create(context) {
    return {
      AnnotatedAssign: ({ annotation, value }) => {
        if (value && contradicts(annotation, value, context))
          context.report({
            node: value,
            message: 'El valor no es del tipo que dice la anotación: cambie uno de los dos.',
          });
      },
    };
  },
};
