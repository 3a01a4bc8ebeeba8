import ts from 'typescript';

export type CallLike =
  | ts.CallExpression
  | ts.NewExpression
  | ts.TaggedTemplateExpression
  | ts.Decorator
  | ts.JsxOpeningLikeElement;

/** The called expression. */
export function calleeOf(call: CallLike): ts.Expression | ts.JsxTagNameExpression {
  if (ts.isTaggedTemplateExpression(call)) return call.tag;
  return ts.isJsxOpeningLikeElement(call) ? call.tagName : call.expression;
}

/** The call whose callee ends in a name. */
export function callOf(node: ts.Node): CallLike | null {
  const { parent } = node;
  const callee = ts.isPropertyAccessExpression(parent) && parent.name === node ? parent : node;
  const call = callee.parent;
  if (ts.isCallExpression(call) || ts.isNewExpression(call)) return call.expression === callee ? call : null;
  if (ts.isTaggedTemplateExpression(call)) return call.tag === callee ? call : null;
  if (ts.isDecorator(call)) return call;
  return ts.isJsxOpeningLikeElement(call) && call.tagName === callee ? call : null;
}

/** Whether a mark stands directly before a declaration, not before the statement around it. */
export const hasMark = (declaration: ts.Node): boolean =>
  ts
    .getJSDocCommentsAndTags(declaration)
    .some(
      (each) => ts.isJSDoc(each) && each.parent === declaration && each.tags?.some(ts.isJSDocDeprecatedTag),
    );

/**
 * Whether a signature has a mark. Marks of an overridden method or of a variable with the function do not
 * count.
 */
export const isMarked = ({ declaration }: ts.Signature): boolean =>
  declaration !== undefined && hasMark(declaration);

/** Whether a type has a call or construct signature that passes a test. */
export function hasSignature(
  type: ts.Type,
  checker: ts.TypeChecker,
  isOfKind: (signature: ts.Signature) => boolean,
): boolean {
  const apparent = checker.getApparentType(type);
  return [...apparent.getCallSignatures(), ...apparent.getConstructSignatures()].some(isOfKind);
}

/**
 * Whether the callee has any overload that passes a test. Resolving the overload of a call is slower: the
 * compiler then checks all arguments.
 */
export function hasOverload(
  call: CallLike,
  checker: ts.TypeChecker,
  isOfKind: (signature: ts.Signature) => boolean,
): boolean {
  const callee = calleeOf(call);
  // The type of `super` is the instance type.
  if (callee.kind === ts.SyntaxKind.SuperKeyword) return true;
  // A lower-case tag is an HTML element.
  if (ts.isJsxOpeningLikeElement(call) && ts.isIdentifier(callee) && /^[a-z]/u.test(callee.text))
    return false;
  return hasSignature(checker.getTypeAtLocation(callee), checker, isOfKind);
}
