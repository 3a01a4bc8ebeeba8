import type { PythonRule } from '../engine/python-rule.ts';
import { repeatedLiterals } from '../reading/repeated-literals.ts';

/** A set that is written with the same value twice. */
export const rule: PythonRule = {
  key: 'S5781',
  create(context) {
    return {
      Set: ({ elements }) => {
        for (const node of repeatedLiterals(context.source, elements))
          context.report({ node, message: 'Cambie o elimine las repeticiones de este valor.' });
      },
    };
  },
};
