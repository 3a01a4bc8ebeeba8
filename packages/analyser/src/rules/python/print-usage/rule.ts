import type { PythonRule } from '../engine/python-rule.ts';

/** What Python 3 no longer knows. */
export const rule: PythonRule = {
  key: 'PrintStatementUsage',
  create: ({ report, nameToken }) => ({
    Print: (node) => {
      report({
        token: nameToken(node),
        message: 'Llame a la función «print»: la instrucción no existe en Python 3.',
      });
    },
  }),
};
