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
/** The same, for names that a database or a contract has as a key: those stay. */
const wordsBesideKeys = new Map([
  ['enTurno', 'inTurn'],
  ['turno', 'turn'],
]);

/** Whether a name is a key of an object or of a type, which others may have given. */
const isKey = (
  /** @type {import('estree').Identifier & import('eslint').Rule.NodeParentExtension} */ node,
) => {
  const { parent } = node;
  if (parent.type === 'MemberExpression') return parent.property === node && !parent.computed;
  return 'key' in parent && parent.key === node && !('shorthand' in parent && parent.shorthand);
};

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
      const other = words.get(node.name) ?? (isKey(node) ? undefined : wordsBesideKeys.get(node.name));
      if (other !== undefined)
        context.report({ node, messageId: 'word', data: { name: node.name, word: other } });
      const word = wordsOf(node.name).find((each) => idiom.test(each));
      if (word !== undefined) context.report({ node, messageId: 'idiom', data: { name: node.name, word } });
    },
  }),
};
