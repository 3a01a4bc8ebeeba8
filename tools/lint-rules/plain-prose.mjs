import { idiomIn } from '../lib/idioms.mjs';

const tests = new Set(['describe', 'it', 'test']);

/**
 * The function that a call belongs to: `it` of `it(…)`, `it.each(…)(…)` and `it.skipIf(…)(…)`.
 * @param {import('estree').Node} callee
 * @returns {string | null}
 */
function rootOf(callee) {
  if (callee.type === 'Identifier') return callee.name;
  if (callee.type === 'MemberExpression') return rootOf(callee.object);
  return callee.type === 'CallExpression' ? rootOf(callee.callee) : null;
}

/**
 * Comments and test titles in plain technical English: active verbs with the caller, worker or server that acts.
 * @type {import('eslint').Rule.RuleModule}
 */
export const plainProse = {
  meta: {
    messages: {
      idiom: "'{{found}}' is idiom; write plainly: {{instead}}.",
      clause:
        "A title that begins with 'that' continues the one above it; write what happens, and then the case.",
    },
  },
  create: (context) => ({
    Program() {
      for (const { value, loc } of context.sourceCode.getAllComments()) {
        const idiom = idiomIn(value);
        if (idiom && loc) context.report({ loc, messageId: 'idiom', data: idiom });
      }
    },
    CallExpression(node) {
      const [title] = node.arguments;
      if (!title || !tests.has(rootOf(node.callee) ?? '')) return;
      const text =
        title.type === 'TemplateLiteral'
          ? title.quasis.map(({ value }) => value.raw).join(' … ')
          : title.type === 'Literal'
            ? title.value
            : null;
      const idiom = typeof text === 'string' ? idiomIn(text) : null;
      if (idiom) context.report({ node: title, messageId: 'idiom', data: idiom });
      if (typeof text === 'string' && text.startsWith('that '))
        context.report({ node: title, messageId: 'clause' });
    },
  }),
};
