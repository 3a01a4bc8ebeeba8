import { createRule } from '../engine/plain/create-rule.ts';
import { ancestorsOf } from '../support/ancestors.ts';
import { anyFunction, functionHead, isFunction, type FunctionNode } from '../support/functions.ts';

const maxDepth = 4;

export const rule = createRule({
  messages: { deep: `Reescriba este código sin anidar funciones a más de ${String(maxDepth)} niveles.` },
  create: (context) => ({
    [anyFunction](node: FunctionNode) {
      const around = [...ancestorsOf(node)].filter(isFunction).length;
      // Deeper functions are inside a reported one.
      if (around === maxDepth)
        context.report({ loc: functionHead(node, context.sourceCode), messageId: 'deep' });
    },
  }),
});
