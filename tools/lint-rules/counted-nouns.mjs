/** A plural after a number: ' preguntas'. Other words, units, and nouns without a separate plural are left out. */
const plural = /^[ \u00a0](?!(?:análisis|as|bytes|es|las|los|más|menos|respondidas|veces)\b)\p{Ll}+s\b/u;
/** Bounds are named so, and none is 1. */
const bound = /^(?:maxim|minim|MAX_|MIN_)/u;
/** An ending in parentheses: 'argumento(s)'. */
const glued = /\p{L}{3}\((?:s|es|a|as|os)\)/u;

/**
 * A node of JSX, which the types of ESLint's tree leave out.
 * @typedef {{ type: string, value: string, expression: import('estree').Expression | { type: 'JSXEmptyExpression' }, parent: JsxNode, children: JsxNode[] }} JsxNode
 */

/**
 * A number and its noun are written by `contar`, which puts the noun in agreement: '1 pregunta', '2 preguntas'.
 * Reports a plural behind an interpolated value, unless that is a constant other than 1, and endings in parentheses.
 * @type {import('eslint').Rule.RuleModule}
 */
export const countedNouns = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      glued: 'Write the noun in agreement with its number, by `contar` of packages/wording.',
      plural: "'{{noun}}' is wrong behind 1: write number and noun by `contar` of packages/wording.",
    },
  },
  create(context) {
    /**
     * The value of a literal or of a constant that is one.
     * @param {import('estree').Node} node
     */
    const constantOf = (node) => {
      if (node.type === 'Literal') return node.value;
      if (node.type !== 'Identifier') return undefined;
      const scope = context.sourceCode.getScope(node);
      const definition = scope.references.find(({ identifier }) => identifier === node)?.resolved?.defs[0];
      if (definition?.type !== 'Variable' || definition.parent.kind !== 'const') return undefined;
      return definition.node.init?.type === 'Literal' ? definition.node.init.value : undefined;
    };

    /**
     * @param {import('estree').Node} node
     * @returns {boolean}
     */
    const mayBeOne = (node) => {
      if (node.type === 'CallExpression' && node.callee.type === 'Identifier')
        if (['formatNumber', 'String'].includes(node.callee.name) && node.arguments[0])
          return mayBeOne(node.arguments[0]);
      if (node.type === 'Identifier' && bound.test(node.name)) return false;
      const constant = constantOf(node);
      return constant === undefined || constant === 1;
    };

    /**
     * @param {import('estree').Node} number
     * @param {string} text
     */
    const check = (number, text) => {
      const noun = plural.exec(text)?.[0];
      if (noun !== undefined && mayBeOne(number))
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
        const next = node.parent.children[node.parent.children.indexOf(node) + 1];
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
