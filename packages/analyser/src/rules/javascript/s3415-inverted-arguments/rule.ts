import { AST_NODE_TYPES as Kind, type TSESTree } from '@typescript-eslint/utils';

import { createRule } from '../engine/plain/create-rule.ts';
import { isNamed } from '../support/names.ts';
import { isTestCase } from '../support/test-cases.ts';

const comparing = [
  'equal',
  'notEqual',
  'strictEqual',
  'notStrictEqual',
  'deepEqual',
  'notDeepEqual',
  'closeTo',
  'approximately',
];

type Pair = readonly [actual: TSESTree.Node | undefined, expected: TSESTree.Node | undefined];

/** The value under test and the expected one, as an assertion of Chai takes them; null for other calls. */
function comparedBy({ callee, arguments: given }: TSESTree.CallExpression): Pair | null {
  if (callee.type !== Kind.MemberExpression) return null;
  const { object, property, computed } = callee;
  const takesBoth =
    (isNamed(object, ['assert']) && isNamed(property, comparing)) ||
    (isNamed(object, ['assert', 'expect', 'should']) && isNamed(property, ['fail']));
  if (takesBoth && !computed && given.length > 1) return [given[0], given[1]];
  if (!isNamed(property, ['equal', 'eql', 'closeTo'])) return null;
  let subject: TSESTree.Node = object;
  while (subject.type === Kind.MemberExpression) subject = subject.object;
  return subject.type === Kind.CallExpression && isNamed(subject.callee, ['expect'])
    ? [subject.arguments[0], given[0]]
    : null;
}

/** S3415: the value under test comes before the expected one. */
export const rule = createRule({
  messages: {
    inverted: 'Intercambie los dos argumentos: primero el valor obtenido y después el esperado.',
  },
  create(context) {
    let depth = 0;
    return {
      CallExpression(node) {
        if (isTestCase(node)) {
          depth += 1;
          return;
        }
        const [actual, expected] = (depth > 0 ? comparedBy(node) : null) ?? [];
        if (actual?.type === Kind.Literal && expected && expected.type !== Kind.Literal)
          context.report({ node: expected, messageId: 'inverted' });
      },
      'CallExpression:exit'(node: TSESTree.CallExpression) {
        if (isTestCase(node)) depth -= 1;
      },
    };
  },
});
