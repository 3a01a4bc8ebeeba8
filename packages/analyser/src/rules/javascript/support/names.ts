import { AST_NODE_TYPES as Kind, type TSESTree } from '@typescript-eslint/utils';

/** Whether a node is an identifier with one of these names. */
export const isNamed = (
  node: TSESTree.Node | undefined,
  names: { readonly includes: (name: string) => boolean },
): node is TSESTree.Identifier => node?.type === Kind.Identifier && names.includes(node.name);
