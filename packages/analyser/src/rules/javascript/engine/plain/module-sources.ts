import { AST_NODE_TYPES as Kind, type TSESLint, type TSESTree } from '@typescript-eslint/utils';

type Visit = (source: TSESTree.StringLiteral) => void;

const isString = (node: TSESTree.Node | null | undefined): node is TSESTree.StringLiteral =>
  node?.type === Kind.Literal && typeof node.value === 'string';

/** Listeners that visit the specifier of every module that a file imports, requires or exports from. */
export function onModuleSources(visit: Visit): TSESLint.RuleListener {
  const check = (node: TSESTree.Node | null | undefined) => {
    if (isString(node)) visit(node);
  };
  return {
    ImportDeclaration: ({ source }) => {
      check(source);
    },
    ExportNamedDeclaration: ({ source }) => {
      check(source);
    },
    ExportAllDeclaration: ({ source }) => {
      check(source);
    },
    ImportExpression: ({ source }) => {
      check(source);
    },
    CallExpression({ callee, arguments: [source, ...others] }) {
      if (callee.type === Kind.Identifier && callee.name === 'require' && others.length === 0) check(source);
    },
  };
}
