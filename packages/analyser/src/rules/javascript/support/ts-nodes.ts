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

/**
 * Whether a test holds for a node or anything below it, in no order. Without recursion: a text of many thousand sums or calls
 * in one is a tree as deep.
 */
export function someNode(top: ts.Node, test: (node: ts.Node) => boolean): boolean {
  const waiting = [top];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if (test(node)) return true;
    ts.forEachChild(node, (child) => void waiting.push(child));
  }
  return false;
}
