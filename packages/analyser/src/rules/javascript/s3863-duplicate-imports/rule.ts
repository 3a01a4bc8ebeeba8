import { AST_NODE_TYPES as Kind, type TSESTree } from '@typescript-eslint/utils';

import { createRule } from '../engine/plain/create-rule.ts';

/** The group of a declaration: only imports of one group can be joined. */
function groupOf({ importKind, specifiers }: TSESTree.ImportDeclaration): string {
  const first = specifiers[0]?.type;
  if (importKind === 'type') return first === Kind.ImportDefaultSpecifier ? 'default types' : 'types';
  if (specifiers.some((each) => 'importKind' in each && each.importKind === 'type')) return 'types';
  return specifiers.some(({ type }) => type === Kind.ImportNamespaceSpecifier) ? 'namespace' : 'values';
}

/** S3863: one declaration contains all imports from a module. */
export const rule = createRule({
  meta: {
    type: 'suggestion',
    messages: { found: 'Reúna en una sola importación lo que se importa de «{{source}}».' },
    schema: [],
  },
  defaultOptions: [],
  create(context) {
    const groups = new Map<string, TSESTree.ImportDeclaration[]>();
    return {
      ImportDeclaration(node) {
        const key = `${groupOf(node)} ${node.parent.range.join('-')} ${node.source.value}`;
        groups.set(key, [...(groups.get(key) ?? []), node]);
      },
      'Program:exit'() {
        for (const { source } of [...groups.values()].filter(({ length }) => length > 1).flat()) {
          context.report({ node: source, messageId: 'found', data: { source: source.value } });
        }
      },
    };
  },
});
