import type { PythonRule } from '../engine/python-rule.ts';
import { repeatedLiterals } from '../reading/repeated-literals.ts';

/** S5781: a set display with duplicate values. */
export const rule: PythonRule = (context) => ({
  Set: ({ elements }) => {
    for (const node of repeatedLiterals(context.source, elements))
      context.report({ node, message: 'Cambie o elimine las repeticiones de este valor.' });
  },
});
