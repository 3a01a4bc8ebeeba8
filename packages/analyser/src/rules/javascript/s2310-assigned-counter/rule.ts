import { AST_NODE_TYPES as Kind, type TSESTree } from '@typescript-eslint/utils';

import { createRule } from '../engine/plain/create-rule.ts';
import { countersOf } from '../support/loop-counters.ts';
import { variableAt, writesWithin, type Variable } from '../support/variables.ts';

type Loop = TSESTree.ForInStatement | TSESTree.ForOfStatement | TSESTree.ForStatement;

export const rule = createRule({
  messages: { counter: 'No cambie «{{name}}» dentro del bucle: su valor lo da la cabecera.' },
  create(context) {
    const { sourceCode } = context;
    const check = (body: TSESTree.Statement, variables: readonly (Variable | null)[]) => {
      if (body.type !== Kind.BlockStatement) return;
      for (const variable of variables) {
        const writes = variable ? writesWithin(variable, body) : [];
        for (const node of writes)
          context.report({ node, messageId: 'counter', data: { name: variable?.name } });
      }
    };
    const checkEach = ({ left, body }: Exclude<Loop, TSESTree.ForStatement>) => {
      if (left.type === Kind.VariableDeclaration) check(body, sourceCode.getDeclaredVariables(left));
      if (left.type === Kind.Identifier) check(body, [variableAt(sourceCode, left, left.name)]);
    };
    return {
      ForStatement({ update, body }) {
        check(
          body,
          countersOf(update).map((counter) => variableAt(sourceCode, counter, counter.name)),
        );
      },
      ForInStatement: checkEach,
      ForOfStatement: checkEach,
    };
  },
});
