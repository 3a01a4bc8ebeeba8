import { createRule } from '../engine/plain/create-rule.ts';

const reserved = new Set([
  'await',
  'class',
  'const',
  'enum',
  'export',
  'extends',
  'implements',
  'import',
  'interface',
  'let',
  'package',
  'private',
  'protected',
  'public',
  'static',
  'super',
  'yield',
]);

export const rule = createRule({
  messages: {
    reserved: 'Cambie el nombre «{{name}}»: es una palabra reservada en los módulos y en modo estricto.',
  },
  create: (context) => ({
    'Program:exit'() {
      const variables = (context.sourceCode.scopeManager?.scopes ?? []).flatMap((scope) => scope.variables);
      for (const { name, identifiers } of variables) {
        const [node] = identifiers;
        if (node && reserved.has(name)) context.report({ node, messageId: 'reserved', data: { name } });
      }
    },
  }),
});
