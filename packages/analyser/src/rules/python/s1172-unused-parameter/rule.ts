import type { Statement, FunctionDef } from '../../../languages/python/ast/statements.ts';
import type { PythonContext, PythonRule } from '../engine/python-rule.ts';
import { classOfMethod } from '../reading/definitions.ts';
import { callsLocals, isSpecialName } from '../reading/functions.ts';
import { mayOverride } from '../reading/overriding.ts';
import { isTestFile } from '../reading/paths.ts';
import { mentionedWords } from './mentioned.ts';
import { isUsedAsValue } from './used-as-value.ts';

/** Parameters exempt by name; the last two belong to cloud functions. */
const exemptNames = new Set(['self', 'event', 'context']);

/** S1172: unused parameters of functions whose signature is not prescribed by a base class or caller. */
export const rule: PythonRule = (context) => {
  // The test framework prescribes the parameters of tests.
  if (isTestFile(context.path)) return {};
  return {
    FunctionDef(node) {
      const variables = context.scopes.scopeMadeBy(node)?.variables;
      const unused = node.parameters.filter(
        ({ name }) =>
          name !== '' &&
          !name.startsWith('_') &&
          !exemptNames.has(name) &&
          variables?.get(name)?.usages.length === 1,
      );
      if (unused.length === 0 || isPrescribed(context, node)) return;
      const mentioned = mentionedWords(context, node);
      for (const parameter of unused)
        if (!mentioned.has(parameter.name))
          context.report({
            node: parameter,
            message: `Quite el parámetro «${parameter.name}», que no se usa.`,
          });
    },
  };
};

function isPrescribed(context: PythonContext, node: FunctionDef): boolean {
  return (
    node.decorators.length > 0 ||
    isSpecialName(node.name) ||
    node.name.startsWith('test') ||
    node.body.body.every(isPlaceholder) ||
    mayOverride(context, node) ||
    callsLocals(context, node) ||
    isUsedAsValue(context, node, classOfMethod(context, node))
  );
}

/** Whether a statement is a placeholder, as in a function without implementation. */
function isPlaceholder(statement: Statement): boolean {
  if (statement.type === 'Pass' || statement.type === 'Raise') return true;
  if (statement.type === 'Return')
    return statement.value?.type === 'Name' && statement.value.id === 'NotImplemented';
  if (statement.type !== 'ExpressionStatement') return false;
  const { expression } = statement;
  return (
    expression.type === 'StringLiteral' || (expression.type === 'Constant' && expression.value === '...')
  );
}
