import { createRule } from '../engine/plain/create-rule.ts';
import { onModuleSources } from '../engine/plain/module-sources.ts';

/** S6859: modules are not imported by absolute path. */
export const rule = createRule({
  messages: { found: 'Importe con una ruta relativa o un alias, no con la ruta absoluta «{{source}}».' },
  create: (context) =>
    onModuleSources((node) => {
      if (!node.value.startsWith('/')) return;
      context.report({ node, messageId: 'found', data: { source: node.value } });
    }),
});
