import { createRule } from '../engine/plain/create-rule.ts';
import { reportWithGap } from '../engine/plain/gaps.ts';
import { anyFunction, functionHead, type FunctionNode } from '../support/functions.ts';
import { measureFunctions } from './measure.ts';
import { scoreOf } from './score.ts';

const threshold = 15;

export const rule = createRule({
  messages: {
    complex: `Simplifique esta función: según la regla, función por función, su complejidad cognitiva es {{points}} y el máximo es ${String(threshold)}; la medida del archivo cuenta {{measured}} en ella.`,
  },
  create: (context) => {
    // Most files have no such function: the measure is counted at the first.
    let measure: ReturnType<typeof measureFunctions> | null = null;
    return {
      [anyFunction](node: FunctionNode) {
        const points = scoreOf(node, context.sourceCode);
        if (points <= threshold) return;
        measure ??= measureFunctions(context.sourceCode);
        const loc = functionHead(node, context.sourceCode);
        const data = { points: String(points), measured: String(measure(node)) };
        reportWithGap(context, { loc, messageId: 'complex', data }, points - threshold);
      },
    };
  },
});
