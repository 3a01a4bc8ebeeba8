import ts from 'typescript';

import type { Types } from '../engine/plain/types.ts';
import { throughAlias } from '../support/ts-nodes.ts';
import { hasMark, callOf, hasOverload, isMarked, type CallLike } from './marked-calls.ts';
import { usesMarkedExport } from './marked-exports.ts';
import { symbolOf } from './symbol-of.ts';

/** Whether an assignment declares something: `A.prototype.b = …`. Its comments are ignored. */
function isAssignment(declaration: ts.Node | undefined): boolean {
  if (declaration === undefined) return false;
  return (
    ts.isBinaryExpression(declaration) ||
    ts.isPropertyAccessExpression(declaration) ||
    ts.isElementAccessExpression(declaration)
  );
}

/** Whether the resolved overload of a call is deprecated. */
function hasDeprecatedSignature(call: CallLike, checker: ts.TypeChecker): boolean {
  const signature = checker.getResolvedSignature(call);
  if (signature === undefined || isAssignment(signature.declaration?.parent)) return false;
  return isMarked(signature);
}

/**
 * Whether a declaration has the mark; a mark before a statement applies to all variables that it declares.
 */
function isDeprecated(declaration: ts.Declaration): boolean {
  if (isAssignment(declaration)) return false;
  let holder: ts.Node = declaration;
  while (ts.isBindingElement(holder) || ts.isBindingName(holder)) holder = holder.parent;
  return hasMark(holder) || (ts.isVariableDeclaration(holder) && hasMark(holder.parent.parent));
}

/**
 * Whether a name refers to a type that the compiler cannot resolve, such as an alias of a type of a package that is not
 * installed. The compiler does not look for marks there.
 */
function isUnresolvedType(node: ts.Node, checker: ts.TypeChecker): boolean {
  const { parent } = node;
  const reference = ts.isQualifiedName(parent) && parent.right === node ? parent.parent : parent;
  if (!ts.isTypeReferenceNode(reference) && !isBaseType(reference)) return false;
  const type = checker.getTypeAtLocation(reference);
  return 'intrinsicName' in type && type.intrinsicName === 'error';
}

/** Whether a node is a type after `extends` of an interface or after `implements`. */
const isBaseType = (node: ts.Node): boolean =>
  ts.isExpressionWithTypeArguments(node) &&
  ts.isHeritageClause(node.parent) &&
  (ts.isInterfaceDeclaration(node.parent.parent) || node.parent.token === ts.SyntaxKind.ImplementsKeyword);

const isFunction = (symbol: ts.Symbol): boolean =>
  (symbol.flags & (ts.SymbolFlags.Function | ts.SymbolFlags.Method)) !== 0;

/**
 * Number of deprecated things that a name uses: a class and the constructor that a call resolves to count
 * separately. An import by name is a use; a declaration or an export is not. With `isCandidate` false only
 * calls are checked: the caller has found that functions may have other names than the declared ones.
 */
export function deprecatedUses(node: ts.Node, isCandidate: boolean, { checker }: Types): number {
  const call = callOf(node);
  const calls =
    call !== null && hasOverload(call, checker, isMarked) && hasDeprecatedSignature(call, checker);
  const names = isCandidate && (namesDeprecated(node, call, checker) || usesMarkedExport(node, checker));
  return Number(calls) + Number(names);
}

/** Whether the symbol of a name is deprecated; for a called function only its overload counts. */
function namesDeprecated(node: ts.Node, call: CallLike | null, checker: ts.TypeChecker): boolean {
  if (node.kind === ts.SyntaxKind.SuperKeyword) return false;
  if (isUnresolvedType(node, checker)) return false;
  const symbol = throughAlias(symbolOf(node, checker), checker);
  if (symbol === undefined || (call !== null && isFunction(symbol))) return false;
  const { declarations = [] } = symbol;
  return declarations.length > 0 && declarations.every(isDeprecated);
}
