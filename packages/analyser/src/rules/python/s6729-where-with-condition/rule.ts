import type { PythonRule } from '../engine/python-rule.ts';

/** S6729: `numpy.where` with only a condition, which equals `numpy.nonzero`. */
export const rule: PythonRule = (context) => ({
  Call: (node) => {
    const [only] = node.args;
    if (node.args.length !== 1 || only?.star !== '' || context.qualifiedName(node.callee) !== 'numpy.where')
      return;
    context.report({ node: node.callee, message: 'Use «np.nonzero» cuando solo hay una condición.' });
  },
});
