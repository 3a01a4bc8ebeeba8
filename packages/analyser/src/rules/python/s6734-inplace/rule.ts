import type { PythonRule } from '../engine/python-rule.ts';
import { isConstant, keywordOf } from '../reading/expressions.ts';
import { isDataFrame } from '../reading/data-frames.ts';

const inplaceMethods = new Set([
  'drop',
  'drop_duplicates',
  'dropna',
  'eval',
  'query',
  'sort_index',
  'sort_values',
]);

/** S6734: `inplace=True` on a DataFrame, which saves no memory and hides the change. */
export const rule: PythonRule = (context) => ({
  Call: (node) => {
    const { callee } = node;
    if (callee.type !== 'Attribute' || !inplaceMethods.has(callee.name)) return;
    const argument = keywordOf(node, 'inplace');
    if (!argument || !isConstant(argument.value, 'True') || !isDataFrame(callee.object, context)) return;
    context.report({ node: argument, message: 'Asigne el resultado en vez de usar «inplace=True».' });
  },
});
