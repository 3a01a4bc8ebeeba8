/** Words of idiom within a name; `known` and `wanted` are plain adjectives. */
const idiom =
  /^(?:hear(?:s|d)?|hearing|tells?|told|says?|said|knows|nobody|somebody|anybody|everybody|whoever|wants|forgets?|forgot|forgotten|remembers?|remembered)$/u;

/** Words of a name in camel case: `isSaidDeprecated` is `is`, `said`, `deprecated`. */
const wordsOf = (/** @type {string} */ name) =>
  (name.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])/gu) ?? []).map((word) => word.toLowerCase());

/** Names that once stood beside another one of the same thing (docs/glosario.md), with that one. */
const words = new Map([
  ['ahora', 'now'],
  ['diario', 'log'],
  ['obreros', 'workers'],
  ['taller', 'jobs'],
]);

/**
 * Names of functions, variables, types and parameters are free of the idiom that `plain-prose` refuses in comments, and one
 * thing has one name.
 * @type {import('eslint').Rule.RuleModule}
 */
export const plainNames = {
  meta: {
    messages: {
      word: "'{{name}}' is named '{{word}}' in all rooms.",
      idiom: "'{{name}}' holds '{{word}}'; name the operation or the value (receive, report, cache, drop).",
    },
  },
  create: (context) => ({
    Identifier(node) {
      const other = words.get(node.name);
      if (other !== undefined)
        context.report({ node, messageId: 'word', data: { name: node.name, word: other } });
      const word = wordsOf(node.name).find((each) => idiom.test(each));
      if (word !== undefined) context.report({ node, messageId: 'idiom', data: { name: node.name, word } });
    },
  }),
};
