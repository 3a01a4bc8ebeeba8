import { AST_NODE_TYPES as Kind, type TSESTree } from '@typescript-eslint/utils';

import { createRule } from '../engine/plain/create-rule.ts';
import { frameworksOf } from '../engine/plain/project-settings.ts';
import { isNamed } from '../support/names.ts';
import { qualifiedName } from '../support/qualified-name.ts';
import { isSuite } from '../support/test-cases.ts';
import { variableAt } from '../support/variables.ts';

/** S5973: no test is repeated until it passes. */
export const rule = createRule({
  messages: {
    retried: 'Estabilice las pruebas para que pasen a la primera, o elimine las que fallan a veces.',
  },
  create(context) {
    const { sourceCode } = context;
    const usesJest = frameworksOf(context.settings).includes('jest');
    let suites = 0;
    const isJestRetry = (node: TSESTree.CallExpression): boolean => {
      const { callee } = node;
      if (callee.type !== Kind.MemberExpression || !isNamed(callee.property, ['retryTimes'])) return false;
      const isGlobal = isNamed(callee.object, ['jest']) && (usesJest || !isDeclared(callee.object));
      return isGlobal || qualifiedName(sourceCode, node)?.join('.') === 'jest.retryTimes';
    };
    const isDeclared = (node: TSESTree.Identifier): boolean =>
      (variableAt(sourceCode, node, node.name)?.defs.length ?? 0) > 0;
    const isMochaRetry = ({ callee }: TSESTree.CallExpression): boolean =>
      suites > 0 &&
      callee.type === Kind.MemberExpression &&
      callee.object.type === Kind.ThisExpression &&
      isNamed(callee.property, ['retries']);
    return {
      CallExpression(node) {
        if (isSuite(node)) suites += 1;
        else if (isJestRetry(node) || isMochaRetry(node)) context.report({ node, messageId: 'retried' });
      },
      'CallExpression:exit'(node: TSESTree.CallExpression) {
        if (isSuite(node)) suites -= 1;
      },
    };
  },
});
