import type { PythonRule } from '../engine/python-rule.ts';
import { argumentOf } from '../reading/expressions.ts';

/** S6714: `numpy.array` of a generator, which stores the generator instead of its values. */
export const rule: PythonRule = (context) => ({
  Call: (node) => {
    if (context.qualifiedName(node.callee) !== 'numpy.array') return;
    const value = argumentOf(node, 0, 'object')?.value;
    if (value?.type !== 'Comprehension' || value.kind !== 'generator') return;
    context.report({ node, message: 'Pase una lista a «np.array», no un generador.' });
  },
});
