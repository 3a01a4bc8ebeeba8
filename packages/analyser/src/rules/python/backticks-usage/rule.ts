import type { PythonRule } from '../engine/python-rule.ts';

/** Backticks, which Python 3 does not support. */
export const rule: PythonRule = ({ report }) => ({
  Backticks: (node) => {
    report({ node, message: 'Use «repr» en vez de las comillas invertidas, que Python 3 no admite.' });
  },
});
