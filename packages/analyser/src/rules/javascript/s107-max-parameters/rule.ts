import { AST_NODE_TYPES as Kind, type TSESTree } from '@typescript-eslint/utils';

import { createRule } from '../engine/plain/create-rule.ts';
import { decorate } from '../engine/plain/decorate.ts';
import { joinRules } from '../engine/plain/join-rules.ts';
import { reportedNode } from '../engine/plain/reported-node.ts';
import { coreRule } from '../plugins/sources.ts';

const max = 7;

/** Parameter properties of a constructor do not count. */
const isCounted = ({ type }: TSESTree.Parameter) => type !== Kind.TSParameterProperty;

const countOf = (params: readonly TSESTree.Parameter[]): number => params.filter(isCounted).length;

const message = `Reúna en un objeto los parámetros de esta función: son más de ${max}.`;

const withBody = decorate(coreRule('max-params'), {
  message,
  options: [{ max }],
  onReport(context, descriptor) {
    const node = reportedNode(descriptor);
    if (node === null || !('params' in node) || node.type === Kind.TSFunctionType) return;
    if (countOf(node.params as TSESTree.Parameter[]) > max) context.report(descriptor);
  },
});

/**
 * Class methods without a body, which ESLint's rule does not visit: overloads, abstract and declared
 * methods.
 */
const withoutBody = createRule({
  messages: { found: message },
  create: (context) => ({
    TSEmptyBodyFunctionExpression(node) {
      if (countOf(node.params) > max) context.report({ node, messageId: 'found' });
    },
  }),
});

/** S107: a function has few parameters. */
export const rule = joinRules(withBody, withoutBody);
