import type { TSESLint, TSESTree } from '@typescript-eslint/utils';

import { createRule } from '../engine/plain/create-rule.ts';
import { variableOf } from '../support/constant-text.ts';

/** The first call of a function, with or without `new`. */
interface FirstCall {
  readonly isNew: boolean;
  isReported: boolean;
}

/** S3686: a function is called either always or never with `new`. */
export const rule = createRule({
  messages: {
    inconsistent: 'Llame a «{{name}}» siempre igual: en otro lugar del archivo se llama {{other}} «new».',
  },
  create(context) {
    const uses = new Map<TSESLint.Scope.Variable, FirstCall>();
    const check = ({ callee, type }: TSESTree.CallExpression | TSESTree.NewExpression): void => {
      if (callee.type !== 'Identifier') return;
      const variable = variableOf(callee, context.sourceCode);
      if (variable === null || variable.defs.length === 0) return;
      const isNew = type === 'NewExpression';
      const first = uses.get(variable);
      if (first === undefined) {
        uses.set(variable, { isNew, isReported: false });
        return;
      }
      if (first.isNew === isNew || first.isReported) return;
      first.isReported = true;
      const data = { name: callee.name, other: isNew ? 'sin' : 'con' };
      context.report({ node: callee, messageId: 'inconsistent', data });
    };
    return { CallExpression: check, NewExpression: check };
  },
});
