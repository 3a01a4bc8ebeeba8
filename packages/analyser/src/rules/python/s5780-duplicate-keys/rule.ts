import type { PythonRule } from '../engine/python-rule.ts';
import { repeatedLiterals } from '../reading/repeated-literals.ts';

/** S5780: a dictionary display with duplicate keys. */
export const rule: PythonRule = (context) => ({
  Dict: ({ items }) => {
    const keys = items.flatMap(({ key }) => (key ? [key] : []));
    for (const node of repeatedLiterals(context.source, keys))
      context.report({ node, message: 'Cambie o elimine las repeticiones de esta clave.' });
  },
});
