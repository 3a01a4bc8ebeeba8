import type { PythonRule } from '../engine/python-rule.ts';
import { isDataFrame } from '../reading/data-frames.ts';

/** S6741: the attribute `values` of a DataFrame, whose result type varies. */
export const rule: PythonRule = (context) => ({
  Attribute: (node) => {
    if (node.name !== 'values' || !isDataFrame(node.object, context)) return;
    context.report({ node, message: 'Use «to_numpy()» en vez de «values».' });
  },
});
