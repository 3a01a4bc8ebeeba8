import ts from 'typescript';

import type { Types } from '../engine/types.ts';
import { throughAlias } from '../support/ts-nodes.ts';
import { bearsMark, callOf, hasOverload, isMarked, type CallLike } from './marked-calls.ts';
import { symbolOf } from './symbol-of.ts';

/** Whether a script declares something by a write: `A.prototype.b = …`. What is said of it there is not looked at. */
function isWritten(declaration: ts.Node | undefined): boolean {
  if (declaration === undefined) return false;
  return (
    ts.isBinaryExpression(declaration) ||
    ts.isPropertyAccessExpression(declaration) ||
    ts.isElementAccessExpression(declaration)
  );
}

/** Whether the overload that a call takes is deprecated. */
function hasDeprecatedSignature(call: CallLike, checker: ts.TypeChecker): boolean {
  const signature = checker.getResolvedSignature(call);
  if (signature === undefined || isWritten(signature.declaration?.parent)) return false;
  return isMarked(signature);
}

/** Whether a declaration is marked; a mark before a statement counts for all variables that it declares. */
function isDeprecated(declaration: ts.Declaration): boolean {
  if (isWritten(declaration)) return false;
  let holder: ts.Node = declaration;
  while (ts.isBindingElement(holder) || ts.isBindingName(holder)) holder = holder.parent;
  return bearsMark(holder) || (ts.isVariableDeclaration(holder) && bearsMark(holder.parent.parent));
}

const isFunction = (symbol: ts.Symbol): boolean =>
  (symbol.flags & (ts.SymbolFlags.Function | ts.SymbolFlags.Method)) !== 0;

/**
 * How often a name in the source uses something deprecated: a class and the constructor that a call takes count each; an import
 * by name is a use, a declaration or an export is not. What `mayBe` rules out is only heard as a call: whoever asks knows that
 * functions go by other names than their own.
 */
export function deprecatedUses(node: ts.Node, mayBe: boolean, { checker }: Types): number {
  const call = callOf(node);
  const calls =
    call !== null && hasOverload(call, checker, isMarked) && hasDeprecatedSignature(call, checker);
  return Number(calls) + Number(mayBe && namesDeprecated(node, call, checker));
}

/** Whether what a name stands for is deprecated by itself; of a function that is called only the overload counts. */
function namesDeprecated(node: ts.Node, call: CallLike | null, checker: ts.TypeChecker): boolean {
  if (node.kind === ts.SyntaxKind.SuperKeyword) return false;
  const symbol = throughAlias(symbolOf(node, checker), checker);
  if (symbol === undefined || (call !== null && isFunction(symbol))) return false;
  const { declarations = [] } = symbol;
  return declarations.length > 0 && declarations.every(isDeprecated);
}
