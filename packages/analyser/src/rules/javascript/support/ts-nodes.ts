import type { TSESTree } from '@typescript-eslint/utils';
import ts from 'typescript';

import type { Context } from '../engine/plain/derive-context.ts';
import type { Types } from '../engine/plain/types.ts';

/** The compiler's node for an ESTree node; null without a program. */
export function tsNodeOf(node: TSESTree.Node, context: Context): ts.Node | null {
  const services = context.sourceCode.parserServices;
  return services?.program ? (services.esTreeNodeToTSNodeMap?.get(node) ?? null) : null;
}

/** Whether an expression has the type of mutable arrays. */
export function hasArrayType(node: TSESTree.Node, types: Types): boolean {
  return types.typeAt(node).getSymbol()?.name === 'Array';
}

/** Resolves an alias: for an import, the imported symbol. */
export function throughAlias(symbol: ts.Symbol | undefined, checker: ts.TypeChecker): ts.Symbol | undefined {
  if (symbol === undefined || (symbol.flags & ts.SymbolFlags.Alias) === 0) return symbol;
  return checker.getAliasedSymbol(symbol);
}

/**
 * Whether a test holds for a node or a descendant, in any order. Not recursive: an expression of many
 * thousand additions or calls is a tree of that depth.
 */
export function someNode(top: ts.Node, test: (node: ts.Node) => boolean): boolean {
  const waiting = [top];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if (test(node)) return true;
    ts.forEachChild(node, (child) => void waiting.push(child));
  }
  return false;
}
