/**
 * Identifiers are ASCII: domain words go without accents, so that any keyboard can type and search them.
 * @type {import('eslint').Rule.RuleModule}
 */
export const asciiNames = {
  meta: {
    messages: { accent: "'{{name}}' holds letters outside ASCII; write it without accents ('{{plain}}')." },
  },
  create: (context) => ({
    Identifier(node) {
      if (/^[\x20-\x7e]*$/u.test(node.name)) return;
      const plain = node.name.normalize('NFD').replaceAll(/\p{Mn}/gu, '');
      context.report({ node, messageId: 'accent', data: { name: node.name, plain } });
    },
  }),
};
