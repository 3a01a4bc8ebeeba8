import type { TSESLint, TSESTree } from '@typescript-eslint/utils';

import { createRule } from '../engine/plain/create-rule.ts';
import { isCollection, isOnlyFilled } from './uses.ts';

type Variable = TSESLint.Scope.Variable;

function scopesOf(scope: TSESLint.Scope.Scope): readonly TSESLint.Scope.Scope[] {
  return [scope, ...scope.childScopes.flatMap(scopesOf)];
}

function isExported({ defs, references }: Variable): boolean {
  return (
    defs.some(({ node }) => node.parent.parent?.type === 'ExportNamedDeclaration') ||
    references.some(({ identifier }) => identifier.parent.type === 'ExportSpecifier')
  );
}

/** Whether all uses of a variable create or change a collection; false without uses (another rule). */
function isUnread(variable: Variable): boolean {
  const { defs, references } = variable;
  if (defs.length === 0 || defs.some(({ type }) => type !== 'Variable') || isExported(variable)) return false;
  const writes = references.filter((reference) => reference.isWrite());
  const others = references.filter((reference) => !reference.isWrite());
  const made = writes.every(
    ({ writeExpr }) => writeExpr !== null && writeExpr !== undefined && isCollection(writeExpr),
  );
  const isUsed = writes.length > 1 || others.length > 0;
  return isUsed && writes.length > 0 && made && others.every(({ identifier }) => isOnlyFilled(identifier));
}

/** S4030: the content of a collection is used. */
export const rule = createRule({
  messages: { unused: 'Use el contenido de esta colección o quítela.' },
  create: (context) => ({
    'Program:exit'(node: TSESTree.Program) {
      const local = scopesOf(context.sourceCode.getScope(node)).filter(({ type }) => type !== 'global');
      for (const { identifiers } of local.flatMap(({ variables }) => variables).filter(isUnread)) {
        const [first] = identifiers;
        if (first !== undefined) context.report({ node: first, messageId: 'unused' });
      }
    },
  }),
});
