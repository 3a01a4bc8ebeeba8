import { AST_NODE_TYPES as Kind, TSESLint } from '@typescript-eslint/utils';

import { decorate } from '../engine/plain/decorate.ts';
import { reportedNode } from '../engine/plain/reported-node.ts';
import { coreRule } from '../plugins/sources.ts';
import { variableAt } from '../support/variables.ts';

/** Whether a definition is a function or class declaration, not a variable. */
const isDefinition = ({ type }: TSESLint.Scope.Definition) =>
  type === TSESLint.Scope.DefinitionType.FunctionName || type === TSESLint.Scope.DefinitionType.ClassName;

/**
 * S2430: names of constructors are in PascalCase; variables are exempt, their value may come from
 * elsewhere.
 */
export const rule = decorate(coreRule('new-cap'), {
  message: 'Empiece con mayúscula el nombre «{{name}}», por ejemplo «Carrito»: se llama con «new».',
  options: [{ newIsCap: true, capIsNew: false, properties: false }],
  onReport(context, descriptor) {
    const node = reportedNode(descriptor);
    const callee = node?.type === Kind.NewExpression ? node.callee : null;
    if (callee?.type !== Kind.Identifier) return;
    const variable = variableAt(context.sourceCode, callee, callee.name);
    if (variable === null || variable.defs.some(isDefinition)) {
      context.report({ ...descriptor, data: { name: callee.name } });
    }
  },
});
