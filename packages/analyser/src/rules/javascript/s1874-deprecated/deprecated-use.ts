import ts from 'typescript';

import { throughAlias } from '../support/ts-nodes.ts';
import { symbolOf } from './symbol-of.ts';

type CallLike =
  | ts.CallExpression
  | ts.NewExpression
  | ts.TaggedTemplateExpression
  | ts.Decorator
  | ts.JsxOpeningLikeElement;

function calleeOf(call: CallLike): ts.Expression | ts.JsxTagNameExpression {
  if (ts.isTaggedTemplateExpression(call)) return call.tag;
  return ts.isJsxOpeningLikeElement(call) ? call.tagName : call.expression;
}

/** The call whose callee ends in a name. */
function callOf(node: ts.Node): CallLike | null {
  const { parent } = node;
  const callee = ts.isPropertyAccessExpression(parent) && parent.name === node ? parent : node;
  const call = callee.parent;
  if (ts.isCallExpression(call) || ts.isNewExpression(call)) return call.expression === callee ? call : null;
  if (ts.isTaggedTemplateExpression(call)) return call.tag === callee ? call : null;
  if (ts.isDecorator(call)) return call;
  return ts.isJsxOpeningLikeElement(call) && call.tagName === callee ? call : null;
}

/** Whether a script declares something by a write: `A.prototype.b = …`. What is said of it there is not looked at. */
function isWritten(declaration: ts.Node | undefined): boolean {
  if (declaration === undefined) return false;
  return (
    ts.isBinaryExpression(declaration) ||
    ts.isPropertyAccessExpression(declaration) ||
    ts.isElementAccessExpression(declaration)
  );
}

const isMarked = ({ declaration }: ts.Signature): boolean =>
  declaration !== undefined && ts.getJSDocDeprecatedTag(declaration) !== undefined;

/** Whether what is called has a deprecated overload at all: which of them a call takes, the compiler finds out much later. */
function mayBeDeprecatedCall(call: CallLike, checker: ts.TypeChecker): boolean {
  const callee = calleeOf(call);
  // What is called by a lower-case tag is an element of the page.
  if (ts.isJsxOpeningLikeElement(call) && ts.isIdentifier(callee) && /^[a-z]/u.test(callee.text))
    return false;
  const type = checker.getApparentType(checker.getTypeAtLocation(callee));
  return [...type.getCallSignatures(), ...type.getConstructSignatures()].some(isMarked);
}

/** Whether the overload that a call takes is deprecated. */
function hasDeprecatedSignature(call: CallLike, checker: ts.TypeChecker): boolean {
  const signature = checker.getResolvedSignature(call);
  if (signature === undefined || isWritten(signature.declaration?.parent)) return false;
  return signature.getJsDocTags().some(({ name }) => name === 'deprecated');
}

const isDeprecated = (declaration: ts.Declaration): boolean =>
  !isWritten(declaration) && ts.getJSDocDeprecatedTag(declaration) !== undefined;

const isFunction = (symbol: ts.Symbol): boolean =>
  (symbol.flags & (ts.SymbolFlags.Function | ts.SymbolFlags.Method)) !== 0;

/**
 * Whether a name in the source uses something deprecated; where it is declared, imported or exported it is not used.
 * What `mayBe` rules out is only heard as a call: functions go by any name.
 */
export function isDeprecatedUse(node: ts.Node, mayBe: boolean, checker: ts.TypeChecker): boolean {
  const call = callOf(node);
  if (call !== null && (mayBe || mayBeDeprecatedCall(call, checker)) && hasDeprecatedSignature(call, checker))
    return true;
  if (!mayBe) return false;
  const symbol = throughAlias(symbolOf(node, checker), checker);
  // Of a function that is called only the overload counts.
  if (symbol === undefined || (call !== null && isFunction(symbol))) return false;
  const { declarations = [] } = symbol;
  return declarations.length > 0 && declarations.every(isDeprecated);
}
