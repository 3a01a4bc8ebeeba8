import { createRule } from '../engine/plain/create-rule.ts';

const wrappers: ReadonlySet<string> = new Set(['Boolean', 'Number', 'String']);

/** S1533: primitive values are not wrapped in objects. */
export const rule = createRule({
  messages: {
    construct: 'Quite «new» de «new {{name}}»: crea un objeto, no un valor primitivo.',
    type: 'Use el tipo primitivo «{{primitive}}» en vez de «{{name}}».',
  },
  create: (context) => ({
    NewExpression(node) {
      const { callee } = node;
      if (callee.type !== 'Identifier' || !wrappers.has(callee.name)) return;
      context.report({ node, messageId: 'construct', data: { name: callee.name } });
    },
    TSTypeReference(node) {
      const { typeName } = node;
      if (typeName.type !== 'Identifier' || !wrappers.has(typeName.name)) return;
      const primitive = typeName.name.toLowerCase();
      context.report({ node, messageId: 'type', data: { name: typeName.name, primitive } });
    },
  }),
});
