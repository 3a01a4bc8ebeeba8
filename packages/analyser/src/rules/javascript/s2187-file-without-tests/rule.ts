import { AST_NODE_TYPES as Kind, type TSESTree } from '@typescript-eslint/utils';

import { createRule } from '../engine/plain/create-rule.ts';

/** What may follow `it` or `test`, with a dot, in Jasmine, Jest, Mocha and Node's runner. */
const endings = [
  'concurrent',
  'concurrent.each',
  'concurrent.only.each',
  'concurrent.skip.each',
  'each',
  'failing',
  'failing.each',
  'only',
  'only.each',
  'only.failing',
  'skip',
  'skip.each',
  'skip.failing',
  'todo',
];

const declaringATest = new Set([
  'fit',
  'xit',
  ...['it', 'test'].flatMap((name) => [name, ...endings.map((ending) => `${name}.${ending}`)]),
]);

/** A callee such as `it.only.each` as text; another part of it is an empty word. */
function wordsOf(callee: TSESTree.Node): string {
  if (callee.type === Kind.Identifier) return callee.name;
  if (callee.type !== Kind.MemberExpression) return '';
  return `${wordsOf(callee.object)}.${wordsOf(callee.property)}`;
}

/** S2187: a file named as one of tests declares at least one. */
export const rule = createRule({
  messages: { empty: 'Añada pruebas a este archivo o elimínelo: por su nombre debería tenerlas.' },
  create(context) {
    if (!/\.(?:spec|test)\./u.test(context.filename)) return {};
    let hasTest = false;
    return {
      CallExpression({ callee }) {
        hasTest ||= declaringATest.has(wordsOf(callee));
      },
      'Program:exit'() {
        if (!hasTest) context.report({ loc: { line: 0, column: 0 }, messageId: 'empty' });
      },
    };
  },
});
