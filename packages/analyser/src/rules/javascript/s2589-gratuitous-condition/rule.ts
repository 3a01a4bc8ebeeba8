import { AST_NODE_TYPES as Kind, type TSESLint, type TSESTree } from '@typescript-eslint/utils';

import { createRule } from '../engine/plain/create-rule.ts';
import { ancestorsOf } from '../support/ancestors.ts';
import { isWithin, variableAt, type Variable } from '../support/variables.ts';
import { factsOf, type Fact } from './facts.ts';

/** Whether only the truth value of a name is used. */
function isCondition(node: TSESTree.Identifier): boolean {
  const { parent } = node;
  if (parent.type === Kind.IfStatement) return true;
  if (parent.type === Kind.UnaryExpression) return parent.operator === '!';
  if (parent.type !== Kind.LogicalExpression || parent.operator === '??') return false;
  return parent.left === node || parent.operator === '&&';
}

/** Whether a variable may have changed since the condition before a block. */
function mayChange(variable: Variable, block: TSESTree.Node, scope: TSESLint.Scope.Scope): boolean {
  return variable.references
    .filter((reference) => reference.isWrite())
    .some(
      ({ identifier, from }) => isWithin(identifier, block) || from.variableScope !== scope.variableScope,
    );
}

export const rule = createRule({
  messages: {
    always: 'Quite o corrija esta condición: «{{name}}» es aquí siempre verdadero.',
    never: 'Quite o corrija esta condición: «{{name}}» es aquí siempre falso.',
  },
  create(context) {
    const { sourceCode } = context;
    const known = (node: TSESTree.Identifier, variable: Variable): Fact | undefined => {
      let inner: TSESTree.Node = node;
      for (const outer of ancestorsOf(node)) {
        const fact = factsOf(outer, inner).find(
          ({ name }) => name.name === node.name && variableAt(sourceCode, outer, node.name) === variable,
        );
        if (fact && !mayChange(variable, inner, sourceCode.getScope(outer))) return fact;
        inner = outer;
      }
      return undefined;
    };
    return {
      IfStatement({ test }) {
        if (test.type !== Kind.Literal || typeof test.value !== 'boolean') return;
        const data = { name: test.raw };
        context.report({ loc: test.loc, messageId: test.value ? 'always' : 'never', data });
      },
      Identifier(node) {
        if (!isCondition(node)) return;
        const variable = variableAt(sourceCode, node, node.name);
        const fact = variable && known(node, variable);
        const data = { name: node.name };
        if (fact) context.report({ node, messageId: fact.isTrue ? 'always' : 'never', data });
      },
    };
  },
});
