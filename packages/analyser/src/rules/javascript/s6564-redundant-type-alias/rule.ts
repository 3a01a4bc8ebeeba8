import type { TSESLint, TSESTree } from '@typescript-eslint/utils';

import { createRule } from '../engine/plain/create-rule.ts';
import { variableOf } from '../support/constant-text.ts';

const keywords: ReadonlySet<string> = new Set([
  'TSAnyKeyword',
  'TSBigIntKeyword',
  'TSBooleanKeyword',
  'TSNeverKeyword',
  'TSNullKeyword',
  'TSNumberKeyword',
  'TSStringKeyword',
  'TSSymbolKeyword',
  'TSUndefinedKeyword',
  'TSUnknownKeyword',
  'TSVoidKeyword',
]);

/** Whether a type is the name of another alias of the same file. */
function isAlias(type: TSESTree.TypeNode, sourceCode: Readonly<TSESLint.SourceCode>): boolean {
  if (type.type !== 'TSTypeReference' || type.typeArguments !== undefined) return false;
  if (type.typeName.type !== 'Identifier') return false;
  const definitions = variableOf(type.typeName, sourceCode)?.defs ?? [];
  return definitions.some(({ node }) => node.type === 'TSTypeAliasDeclaration');
}

/** S6564: a type alias is not only a second name of a basic type or of another alias of the file. */
export const rule = createRule({
  messages: { redundant: 'Quite este alias y escriba «{{type}}» donde se usa.' },
  create: (context) => ({
    TSTypeAliasDeclaration({ id, typeAnnotation }) {
      if (!keywords.has(typeAnnotation.type) && !isAlias(typeAnnotation, context.sourceCode)) return;
      const type = context.sourceCode.getText(typeAnnotation);
      context.report({ node: id, messageId: 'redundant', data: { type } });
    },
  }),
});
