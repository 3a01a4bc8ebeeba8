/** A plural after a number: ' preguntas'. Other words, units, and nouns without a separate plural are left out. */
const plural =
  /^[ \u00a0](?!(?:análisis|as|bytes|es|las|los|más|menos|mientras|tras|veces)\b)\p{L}\p{Ll}*s\b/iu;
/** An adjective after a counted noun, in agreement with several: ', todas juntas', ' respondidas'. */
const apposed = /^,? (?:(?:todos|todas|ambos|ambas)\b|\p{Ll}+(?:ad|id)[ao]s\b)/u;
/** Bounds are named so, and none is 1. */
const bound = /^(?:maxim|minim|MAX_|MIN_)/u;
/** An ending in parentheses: 'argumento(s)'. */
const glued = /\p{L}{3}\((?:s|es|a|as|os)\)/u;

/**
 * A node of JSX, which the types of ESLint's tree leave out.
 * @typedef {{ type: string, value: string, expression: import('estree').Expression | { type: 'JSXEmptyExpression' }, parent: JsxNode, children: JsxNode[] }} JsxNode
 */

/**
 * The value of a literal or of a constant that is one.
 * @param {import('eslint').SourceCode} source
 * @param {import('estree').Node} node
 */
function constantOf(source, node) {
  if (node.type === 'Literal') return node.value;
  if (node.type !== 'Identifier') return undefined;
  const scope = source.getScope(node);
  const definition = scope.references.find(({ identifier }) => identifier === node)?.resolved?.defs[0];
  if (definition?.type !== 'Variable' || definition.parent.kind !== 'const') return undefined;
  return definition.node.init?.type === 'Literal' ? definition.node.init.value : undefined;
}

/**
 * What follows a node on screen: its next sibling, or that of its element where it is the last in it.
 * @param {JsxNode} node
 * @returns {JsxNode | undefined}
 */
function followerOf(node) {
  if (node.parent.type !== 'JSXElement' && node.parent.type !== 'JSXFragment') return undefined;
  return node.parent.children[node.parent.children.indexOf(node) + 1] ?? followerOf(node.parent);
}

/**
 * @param {import('eslint').SourceCode} source
 * @param {import('estree').Node} node
 * @returns {boolean}
 */
function mayBeOne(source, node) {
  if (node.type === 'CallExpression' && node.callee.type === 'Identifier')
    if (['formatNumber', 'String'].includes(node.callee.name) && node.arguments[0])
      return mayBeOne(source, node.arguments[0]);
  if (node.type === 'Identifier' && bound.test(node.name)) return false;
  const constant = constantOf(source, node);
  return constant === undefined || constant === 1;
}

/**
 * A number and its noun are written by `contar`, which puts the noun in agreement: '1 pregunta', '2 preguntas'.
 * Reports a plural behind an interpolated value, also one in an element of its own, unless that is a constant other than 1;
 * an adjective in the plural behind `contar`; and endings in parentheses.
 * @type {import('eslint').Rule.RuleModule}
 */
export const countedNouns = {
  meta: {
    messages: {
      glued: 'Write the noun in agreement with its number, by `contar` of packages/wording.',
      apposed: "'{{noun}}' is wrong behind 1: move it into both forms of `contar`.",
      plural: "'{{noun}}' is wrong behind 1: write number and noun by `contar` of packages/wording.",
    },
  },
  create(context) {
    /**
     * @param {import('estree').Node} number
     * @param {string} text
     */
    const check = (number, text) => {
      if (number.type === 'CallExpression' && number.callee.type === 'Identifier')
        if (number.callee.name === 'contar') {
          const adjective = apposed.exec(text)?.[0];
          if (adjective !== undefined)
            context.report({ node: number, messageId: 'apposed', data: { noun: adjective.trim() } });
          return;
        }
      const noun = plural.exec(text)?.[0];
      if (noun !== undefined && mayBeOne(context.sourceCode, number))
        context.report({ node: number, messageId: 'plural', data: { noun: noun.trim() } });
    };

    return {
      TemplateLiteral(node) {
        // A statement in SQL, not a text.
        if (node.parent.type === 'TaggedTemplateExpression') return;
        for (const [i, number] of node.expressions.entries())
          check(number, node.quasis[i + 1]?.value.cooked ?? '');
        if (node.quasis.some(({ value }) => glued.test(value.raw)))
          context.report({ node, messageId: 'glued' });
      },
      /** @param {JsxNode} node */
      JSXExpressionContainer(node) {
        if (node.parent.type !== 'JSXElement' && node.parent.type !== 'JSXFragment') return;
        const next = followerOf(node);
        if (next?.type === 'JSXText' && node.expression.type !== 'JSXEmptyExpression')
          check(node.expression, next.value);
      },
      Literal(node) {
        if (typeof node.value === 'string' && glued.test(node.value))
          context.report({ node, messageId: 'glued' });
      },
      /** @param {import('estree').Node & { value: string }} node */
      JSXText(node) {
        if (glued.test(node.value)) context.report({ node, messageId: 'glued' });
      },
    };
  },
};
