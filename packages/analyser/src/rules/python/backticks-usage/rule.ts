import type { PythonRule } from '../engine/python-rule.ts';

/** What Python 3 no longer knows. */
export const rule: PythonRule = {
  key: 'BackticksUsage',
  create: ({ report }) => ({
    Backticks: (node) => {
      report({ node, message: 'Use «repr» en vez de las comillas invertidas, que Python 3 no admite.' });
    },
  }),
};
