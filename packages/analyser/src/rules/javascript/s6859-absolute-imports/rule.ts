import { createRule } from '../engine/create-rule.ts';
import { onModuleSources } from '../engine/module-sources.ts';

/** S6859: modules are not named by a place on one machine's disk. */
export const rule = createRule({
  meta: {
    type: 'suggestion',
    messages: { found: 'Importe con una ruta relativa o un alias, no con la ruta absoluta «{{source}}».' },
    schema: [],
  },
  defaultOptions: [],
  create: (context) =>
    onModuleSources((node) => {
      if (!node.value.startsWith('/')) return;
      context.report({ node, messageId: 'found', data: { source: node.value } });
    }),
});
