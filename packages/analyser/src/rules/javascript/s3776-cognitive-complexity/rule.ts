import { createRule } from '../engine/plain/create-rule.ts';
import { reportWithGap } from '../engine/plain/gaps.ts';
import { anyFunction, functionHead, type FunctionNode } from '../support/functions.ts';
import { scoreOf } from './score.ts';

const threshold = 15;

export const rule = createRule({
  meta: {
    type: 'suggestion',
    messages: {
      complex: `Simplifique esta función: su complejidad cognitiva es {{points}} y el máximo es ${String(threshold)}.`,
    },
    schema: [],
  },
  create: (context) => ({
    [anyFunction](node: FunctionNode) {
      const points = scoreOf(node, context.sourceCode);
      if (points <= threshold) return;
      const loc = functionHead(node, context.sourceCode);
      reportWithGap(
        context,
        { loc, messageId: 'complex', data: { points: String(points) } },
        points - threshold,
      );
    },
  }),
});
