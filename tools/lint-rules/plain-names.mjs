import { basename } from 'node:path';

/** @typedef {import('estree').Identifier & import('eslint').Rule.NodeParentExtension} Name */

/** Words of idiom within a name; `known` and `wanted` are plain adjectives. */
const idiom =
  /^(?:hear(?:s|d)?|hearing|tells?|told|says?|said|knows|nobody|somebody|anybody|everybody|whoever|wants|forgets?|forgot|forgotten|remembers?|remembered)$/u;

/** Words of a name in camel case: `isSaidDeprecated` is `is`, `said`, `deprecated`. */
const wordsOf = (/** @type {string} */ name) =>
  (name.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])/gu) ?? []).map((word) => word.toLowerCase());

/** Folders and files of the improvement plan, where the question set of a test (`plan`) is a field of that test and nothing else. */
const roomsOfMejora = /\/(?:apps|packages)\/[a-z-]+\/src\/(?:.*\/)?(?:mejora|panorama)(?:\/|[.-][^/]*$)/u;
const isOfMejora = (/** @type {import('eslint').Rule.RuleContext} */ { filename }) =>
  roomsOfMejora.test(filename.replaceAll('\\', '/'));
const holdsPlan = (/** @type {string} */ name) => wordsOf(name).some((word) => /^plan(?:es)?$/u.test(word));

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
const isKey = (/** @type {Name} */ node) => {
  const { parent } = node;
  if (parent.type === 'MemberExpression') return parent.property === node && !parent.computed;
  return 'key' in parent && parent.key === node && !('shorthand' in parent && parent.shorthand);
};

/** Whether a name is given here, to a value, a type or a field of a type; `{ plan } = prueba` takes over the one of the field. */
const isNamedHere = (/** @type {Name} */ node) => {
  const { parent } = node;
  if (parent.type === 'ArrayPattern' || parent.type === 'RestElement') return true;
  if (parent.type === 'AssignmentPattern') return parent.left === node;
  if (parent.type === 'Property')
    return parent.value === node && !parent.shorthand && parent.parent.type === 'ObjectPattern';
  if ('key' in parent) return parent.key === node && /Signature$/u.test(parent.type);
  return ('id' in parent && parent.id === node) || ('params' in parent && parent.params.includes(node));
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
      plan: "'{{name}}' is named after the question set of a test: the improvement plan is 'mejora'.",
      idiom: "'{{name}}' holds '{{word}}'; name the operation or the value (receive, report, cache, drop).",
    },
  },
  create: (context) => ({
    Program(node) {
      const name = basename(context.filename);
      if (isOfMejora(context) && holdsPlan(name)) context.report({ node, messageId: 'plan', data: { name } });
    },
    Identifier(node) {
      const other = words.get(node.name) ?? (isKey(node) ? undefined : wordsBesideKeys.get(node.name));
      if (other !== undefined)
        context.report({ node, messageId: 'word', data: { name: node.name, word: other } });
      if (isOfMejora(context) && holdsPlan(node.name) && isNamedHere(node))
        context.report({ node, messageId: 'plan', data: { name: node.name } });
      const word = wordsOf(node.name).find((each) => idiom.test(each));
      if (word !== undefined) context.report({ node, messageId: 'idiom', data: { name: node.name, word } });
    },
  }),
};
