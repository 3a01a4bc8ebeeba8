import { createRule } from '../engine/plain/create-rule.ts';

/** S1444: public static fields are read-only. */
export const rule = createRule({
  meta: {
    type: 'suggestion',
    messages: { readonly: 'Haga de solo lectura («readonly») esta propiedad estática pública.' },
    schema: [],
  },
  defaultOptions: [],
  create(context) {
    return {
      PropertyDefinition(node) {
        const isPublic = node.accessibility === undefined || node.accessibility === 'public';
        if (node.static && isPublic && !node.readonly)
          context.report({ node: node.key, messageId: 'readonly' });
      },
    };
  },
});
