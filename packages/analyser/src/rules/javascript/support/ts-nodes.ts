import type { TSESLint, TSESTree } from '@typescript-eslint/utils';
import ts from 'typescript';

import type { Types } from '../engine/types.ts';

type Context = Readonly<TSESLint.RuleContext<string, readonly unknown[]>>;

/** The compiler's node for a node of the tree; null without a program. */
export function tsNodeOf(node: TSESTree.Node, context: Context): ts.Node | null {
  const services = context.sourceCode.parserServices;
  return services?.program ? (services.esTreeNodeToTSNodeMap?.get(node) ?? null) : null;
}

/** Whether a type is that of arrays that can be written to. */
export function isArray(node: TSESTree.Node, types: Types): boolean {
  return types.typeAt(node).getSymbol()?.name === 'Array';
}

/** What a symbol stands for: behind an import, the symbol that is imported. */
export function throughAlias(symbol: ts.Symbol | undefined, checker: ts.TypeChecker): ts.Symbol | undefined {
  if (symbol === undefined || (symbol.flags & ts.SymbolFlags.Alias) === 0) return symbol;
  return checker.getAliasedSymbol(symbol);
}
