import { createRule } from '../engine/plain/create-rule.ts';
import { reportWithGap } from '../engine/plain/gaps.ts';

const mostCases = 30;

export const rule = createRule({
  messages: {
    many: `Sustituya este «switch» por una tabla: tiene {{count}} casos con código y el máximo es ${String(mostCases)}.`,
  },
  create: (context) => ({
    SwitchStatement(node) {
      const count = node.cases.filter(({ test, consequent }) => test && consequent.length > 0).length;
      if (count <= mostCases) return;
      const loc = (context.sourceCode.getFirstToken(node) ?? node).loc;
      reportWithGap(context, { loc, messageId: 'many', data: { count: String(count) } }, count - mostCases);
    },
  }),
});
