import type { PythonRule } from '../engine/python-rule.ts';
import { contradicts } from '../types/contradiction.ts';
import { declaredKinds } from '../types/declared-kinds.ts';
import { possibleKinds } from '../types/possible-kinds.ts';

/** S5890: an assigned value that contradicts the annotation of the variable. */
export const rule: PythonRule = (context) => ({
  AnnotatedAssign: ({ annotation, value }) => {
    if (value && contradicts(annotation, value, context, kindsOf))
      context.report({
        node: value,
        message: 'Corrija el valor o la anotación: no son del mismo tipo.',
      });
  },
});

const kindsOf: typeof possibleKinds = (value, context) =>
  possibleKinds(value, context) ?? declaredKinds(value, context);
