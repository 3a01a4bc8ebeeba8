import { AST_NODE_TYPES as Kind, type TSESTree } from '@typescript-eslint/utils';

import { createRule } from '../engine/plain/create-rule.ts';
import { relativeTarget } from '../engine/plain/relative-target.ts';
import { typesOf } from '../engine/plain/types.ts';
import { toVirtual } from '../engine/virtual-host.ts';

/** The group of a declaration: only imports of one group can be joined. */
function groupOf({ importKind, specifiers }: TSESTree.ImportDeclaration): string {
  const first = specifiers[0]?.type;
  if (importKind === 'type') return first === Kind.ImportDefaultSpecifier ? 'default types' : 'types';
  if (specifiers.some((each) => 'importKind' in each && each.importKind === 'type')) return 'types';
  return specifiers.some(({ type }) => type === Kind.ImportNamespaceSpecifier) ? 'namespace' : 'values';
}

/** S3863: one declaration contains all imports from a module. */
export const rule = createRule({
  messages: { found: 'Reúna en una sola importación lo que se importa de «{{source}}».' },
  create(context) {
    const imports: TSESTree.ImportDeclaration[] = [];
    /** Names of modules; the path for JavaScript of the project, which several relative names can have. */
    const namer = () => {
      const relative = new Set(
        imports.map(({ source }) => source.value).filter((name) => name.startsWith('.')),
      );
      const program = relative.size > 1 ? typesOf(context)?.program : undefined;
      const isFile = (place: string) => program?.getSourceFile(toVirtual(place)) !== undefined;
      return (source: string) => (program && relativeTarget(context.filename, source, isFile)) ?? source;
    };
    return {
      ImportDeclaration(node) {
        imports.push(node);
      },
      'Program:exit'() {
        const nameOf = namer();
        const groups = Map.groupBy(
          imports,
          (node) => `${groupOf(node)} ${node.parent.range.join('-')} ${nameOf(node.source.value)}`,
        );
        for (const { source } of [...groups.values()].filter(({ length }) => length > 1).flat()) {
          context.report({ node: source, messageId: 'found', data: { source: source.value } });
        }
      },
    };
  },
});
