import { ESLintUtils } from '@typescript-eslint/utils';
import ts from 'typescript';

/** A plural after a number: ' preguntas'. Words that are no nouns, units, and nouns without a plural of their own are left out. */
const plural = /^[ \u00a0](?!(?:análisis|as|bytes|más|menos|respondidas|veces)\b)\p{Ll}+s\b/u;
/** An ending in parentheses: 'argumento(s)'. */
const glued = /\p{L}{3}\((?:s|es|a|as|os)\)/u;

/**
 * A number and its noun are written by `contar`, which puts the noun in agreement: '1 pregunta', '2 preguntas'.
 * Reports a plural behind an interpolated number, and endings in parentheses.
 */
export const countedNouns = ESLintUtils.RuleCreator.withoutDocs({
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      glued: 'Write the noun in agreement with its number, by `contar` of packages/wording.',
      plural: "'{{noun}}' is wrong behind 1: write number and noun by `contar` of packages/wording.",
    },
  },
  defaultOptions: [],
  create(context) {
    const services = ESLintUtils.getParserServices(context);

    /** @param {import('@typescript-eslint/utils').TSESTree.Node} node */
    const isNumber = (node) => {
      if (node.type === 'CallExpression' && node.callee.type === 'Identifier')
        if (['formatNumber', 'String'].includes(node.callee.name) && node.arguments[0])
          return isNumber(node.arguments[0]);
      const type = services.getTypeAtLocation(node);
      // A constant other than 1 is always in agreement with a plural.
      if (type.isNumberLiteral()) return type.value === 1;
      return (type.flags & ts.TypeFlags.NumberLike) !== 0;
    };

    /**
     * @param {import('@typescript-eslint/utils').TSESTree.Node} number
     * @param {string} text
     */
    const check = (number, text) => {
      const noun = plural.exec(text)?.[0];
      if (noun !== undefined && isNumber(number))
        context.report({ node: number, messageId: 'plural', data: { noun: noun.trim() } });
    };

    return {
      TemplateLiteral(node) {
        for (const [i, number] of node.expressions.entries())
          check(number, node.quasis[i + 1]?.value.cooked ?? '');
        if (node.quasis.some(({ value }) => glued.test(value.raw)))
          context.report({ node, messageId: 'glued' });
      },
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
      JSXText(node) {
        if (glued.test(node.value)) context.report({ node, messageId: 'glued' });
      },
    };
  },
});
