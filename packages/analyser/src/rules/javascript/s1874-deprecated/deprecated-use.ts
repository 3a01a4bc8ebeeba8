import ts from 'typescript';

import type { Types } from '../engine/types.ts';
import { throughAlias } from '../support/ts-nodes.ts';
import { callOf, hasOverload, isMarked, isSaidDeprecated, type CallLike } from './marked-calls.ts';
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
  return isSaidDeprecated(signature);
}

const isDeprecated = (declaration: ts.Declaration): boolean =>
  !isWritten(declaration) && ts.getJSDocDeprecatedTag(declaration) !== undefined;

const isFunction = (symbol: ts.Symbol): boolean =>
  (symbol.flags & (ts.SymbolFlags.Function | ts.SymbolFlags.Method)) !== 0;

/**
 * Whether a name in the source uses something deprecated; an import by name is a use, a declaration or an export is not.
 * What `mayBe` rules out is only heard as a call: whoever asks knows that functions go by other names than their own.
 */
export function isDeprecatedUse(node: ts.Node, mayBe: boolean, { checker }: Types): boolean {
  const mayCallDeprecated = (call: CallLike): boolean =>
    hasOverload(call, checker, mayBe ? isSaidDeprecated : isMarked);
  const call = callOf(node);
  if (call !== null && mayCallDeprecated(call) && hasDeprecatedSignature(call, checker)) return true;
  if (!mayBe) return false;
  const symbol = throughAlias(symbolOf(node, checker), checker);
  // Of a function that is called only the overload counts.
  if (symbol === undefined || (call !== null && isFunction(symbol))) return false;
  const { declarations = [] } = symbol;
  return declarations.length > 0 && declarations.every(isDeprecated);
}
