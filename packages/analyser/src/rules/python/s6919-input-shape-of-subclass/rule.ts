import type { PythonRule } from '../engine/python-rule.ts';
import { keywordOf } from '../reading/expressions.ts';

const models = new Set(['tensorflow.keras.Model', 'keras.Model', 'tensorflow.keras.models.Model']);
const layers = /^(?:tensorflow\.)?keras\.layers\.\w+$/u;

/** S6919: `input_shape` in a subclass of a Keras model, which infers its shape from the first call. */
export const rule: PythonRule = (context) => ({
  ClassDef: (node) => {
    if (!node.args.some(({ value }) => models.has(context.qualifiedName(value) ?? ''))) return;
    for (const found of context.descendantsOf(node)) {
      if (found.type !== 'Call' || !layers.test(context.qualifiedName(found.callee) ?? '')) continue;
      const argument = keywordOf(found, 'input_shape');
      if (argument)
        context.report({
          node: argument,
          message: 'Quite «input_shape»: este modelo toma la forma de sus datos.',
        });
    }
  },
});
