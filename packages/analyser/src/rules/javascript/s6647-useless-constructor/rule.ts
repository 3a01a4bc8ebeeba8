import { AST_NODE_TYPES as Kind, type TSESTree } from '@typescript-eslint/utils';

import { decorate } from '../engine/plain/decorate.ts';
import type { Context } from '../engine/plain/derive-context.ts';
import { reportedNode } from '../engine/plain/reported-node.ts';
import { coreRule } from '../plugins/sources.ts';
import { variableAt } from '../support/variables.ts';

type ClassNode = TSESTree.ClassDeclaration | TSESTree.ClassExpression;

const importedByName: ReadonlySet<string> = new Set([Kind.ImportSpecifier, Kind.ImportDefaultSpecifier]);

const isProtected = (member: TSESTree.ClassElement): boolean =>
  member.type === Kind.MethodDefinition &&
  member.kind === 'constructor' &&
  member.accessibility === 'protected';

/** Whether the superclass is imported or declares a protected constructor. */
function mayChangeInherited({ superClass }: ClassNode, { sourceCode }: Context): boolean {
  if (superClass?.type !== Kind.Identifier) return false;
  const { defs = [] } = variableAt(sourceCode, superClass, superClass.name) ?? {};
  return defs.some(
    ({ node }) =>
      importedByName.has(node.type) ||
      (node.type === Kind.ClassDeclaration && node.body.body.some(isProtected)),
  );
}

/** S6647: a constructor has an effect; a decorated class may need even an empty one. */
export const rule = decorate(coreRule('no-useless-constructor'), {
  message: 'Elimine este constructor: no hace nada que no se haga sin él.',
  onReport(context, descriptor) {
    const owner = reportedNode(descriptor)?.parent?.parent;
    if (owner?.type !== Kind.ClassDeclaration && owner?.type !== Kind.ClassExpression) return;
    if (owner.decorators.length > 0 || mayChangeInherited(owner, context)) return;
    context.report(descriptor);
  },
});
