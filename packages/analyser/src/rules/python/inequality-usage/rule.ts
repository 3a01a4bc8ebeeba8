import type { PythonRule } from '../engine/python-rule.ts';

/** The operator `<>`, which Python 3 does not support. */
export const rule: PythonRule = ({ report, source }) => ({
  Binary(node) {
    if (node.operator !== '<>') return;
    const token = source.tokens.slice(node.left.last + 1, node.right.first).find(({ text }) => text === '<>');
    if (token) report({ token, message: 'Use «!=» en vez de «<>», que Python 3 no admite.' });
  },
});
