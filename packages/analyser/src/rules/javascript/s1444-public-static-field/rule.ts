import { createRule } from '../engine/plain/create-rule.ts';

/** S1444: public static fields are read-only. */
export const rule = createRule({
  messages: { readonly: 'Haga de solo lectura («readonly») esta propiedad estática pública.' },
  create: (context) => ({
    PropertyDefinition(node) {
      const isPublic = node.accessibility === undefined || node.accessibility === 'public';
      if (node.static && isPublic && !node.readonly)
        context.report({ node: node.key, messageId: 'readonly' });
    },
  }),
});
