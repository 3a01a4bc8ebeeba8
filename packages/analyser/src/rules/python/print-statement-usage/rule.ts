import type { PythonRule } from '../engine/python-rule.ts';

/** The `print` statement, which Python 3 does not support. */
export const rule: PythonRule = ({ report, nameToken }) => ({
  Print: (node) => {
    report({
      token: nameToken(node),
      message: 'Llame a la función «print»: la instrucción no existe en Python 3.',
    });
  },
});
