import { AST_NODE_TYPES as Kind, type TSESTree } from '@typescript-eslint/utils';

import { createRule } from '../engine/plain/create-rule.ts';
import { frameworksOf, type TestFramework } from '../engine/plain/project-settings.ts';

/** The calls by which each framework skips a test or a suite. */
const skipping: Readonly<Record<TestFramework, readonly string[]>> = {
  jasmine: ['xit', 'xdescribe', 'xcontext'],
  jest: ['it.skip', 'test.skip', 'describe.skip', 'xit', 'xtest', 'xdescribe'],
  mocha: ['it.skip', 'describe.skip', 'context.skip'],
};

/** A callee such as `it` or `it.skip` as text; '' for other expressions. */
function wordsOf(callee: TSESTree.Expression): string {
  if (callee.type === Kind.Identifier) return callee.name;
  if (callee.type !== Kind.MemberExpression || callee.computed) return '';
  const { object, property } = callee;
  return object.type === Kind.Identifier && property.type === Kind.Identifier
    ? `${object.name}.${property.name}`
    : '';
}

/** S1607: no skipped tests of the project's frameworks, unless a comment stands on an adjacent line. */
export const rule = createRule({
  messages: { skipped: 'Active esta prueba o explique en un comentario por qué se omite.' },
  create(context) {
    const { sourceCode, settings } = context;
    const words = new Set(frameworksOf(settings).flatMap((framework) => skipping[framework]));
    const isExplained = ({ loc }: TSESTree.Node) =>
      sourceCode
        .getAllComments()
        .some(
          (comment) =>
            comment.loc.end.line >= loc.start.line - 1 && comment.loc.start.line <= loc.start.line + 1,
        );
    return {
      CallExpression({ callee }) {
        if (words.has(wordsOf(callee)) && !isExplained(callee))
          context.report({ node: callee, messageId: 'skipped' });
      },
    };
  },
});
