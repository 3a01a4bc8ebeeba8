import { AST_NODE_TYPES as Kind, type TSESTree } from '@typescript-eslint/utils';

import { createRule } from '../engine/plain/create-rule.ts';
import { countersOf } from '../support/loop-counters.ts';
import { variableAt, writesWithin } from '../support/variables.ts';

const equalities = new Set(['==', '!=', '===', '!==']);

const numberOf = (node: TSESTree.Node | null | undefined): number | null =>
  node?.type === Kind.Literal && typeof node.value === 'number' ? node.value : null;

/** The increment of the counter, 1 or -1; null for other updates. */
function stepOf(update: TSESTree.Expression): number | null {
  if (update.type === Kind.UpdateExpression) return update.operator === '++' ? 1 : -1;
  if (update.type !== Kind.AssignmentExpression || numberOf(update.right) !== 1) return null;
  if (update.operator === '+=') return 1;
  return update.operator === '-=' ? -1 : null;
}

function startOf(init: TSESTree.ForStatement['init']): number | null {
  if (init?.type === Kind.AssignmentExpression) return numberOf(init.right);
  if (init?.type !== Kind.VariableDeclaration || init.declarations.length !== 1) return null;
  return numberOf(init.declarations[0]?.init);
}

/** Whether a loop counts in steps of 1 and certainly reaches its end value. */
function certainlyEnds({ init, test, update }: TSESTree.ForStatement): boolean {
  if (test?.type !== Kind.BinaryExpression || !update || !test.operator.startsWith('!')) return false;
  const [start, end, step] = [startOf(init), numberOf(test.right), stepOf(update)];
  return start !== null && end !== null && step !== null && (step > 0 ? start <= end : start >= end);
}

/** Whether an update is an increment, which can skip the end value; not a move such as `a = a.next`. */
function changesBySteps(update: TSESTree.Expression | null): boolean {
  if (update?.type === Kind.SequenceExpression) return update.expressions.every(changesBySteps);
  if (update?.type === Kind.AssignmentExpression) return update.operator === '+=' || update.operator === '-=';
  return update?.type === Kind.UpdateExpression;
}

export const rule = createRule({
  messages: {
    equality:
      'Compare con «<», «<=», «>» o «>=» en vez de «{{operator}}»: el contador podría saltarse el valor.',
  },
  create: (context) => ({
    ForStatement(node) {
      const { test, update, body } = node;
      if (test?.type !== Kind.BinaryExpression || !equalities.has(test.operator) || !changesBySteps(update))
        return;
      const { left, operator } = test;
      const counters = countersOf(update).map(({ name }) => name);
      if (left.type !== Kind.Identifier || !counters.includes(left.name)) return;
      const variable = variableAt(context.sourceCode, left, left.name);
      const isTouched = variable !== null && writesWithin(variable, body).length > 0;
      if (!certainlyEnds(node) || isTouched)
        context.report({ node: test, messageId: 'equality', data: { operator } });
    },
  }),
});
