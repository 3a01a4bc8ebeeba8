import type { PythonRule } from '../engine/python-rule.ts';

/** The `exec` statement, which Python 3 does not support. */
export const rule: PythonRule = ({ report, nameToken }) => ({
  Exec: (node) => {
    report({
      token: nameToken(node),
      message: 'Llame a la función «exec»: la instrucción no existe en Python 3.',
    });
  },
});
