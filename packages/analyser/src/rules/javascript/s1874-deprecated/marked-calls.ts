import ts from 'typescript';

export type CallLike =
  | ts.CallExpression
  | ts.NewExpression
  | ts.TaggedTemplateExpression
  | ts.Decorator
  | ts.JsxOpeningLikeElement;

/** What a call calls. */
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

/** Whether a mark stands right before a declaration, not before the statement that it is a part of. */
export const bearsMark = (declaration: ts.Node): boolean =>
  ts
    .getJSDocCommentsAndTags(declaration)
    .some(
      (each) => ts.isJSDoc(each) && each.parent === declaration && each.tags?.some(ts.isJSDocDeprecatedTag),
    );

/** Whether a signature bears a mark: the compiler asks for none on what it overrides, nor on the variable that holds it. */
export const isMarked = ({ declaration }: ts.Signature): boolean =>
  declaration !== undefined && bearsMark(declaration);

/** Whether what is of a type can be called, or made with `new`, in a way of some kind. */
export function hasSignature(
  type: ts.Type,
  checker: ts.TypeChecker,
  isOfKind: (signature: ts.Signature) => boolean,
): boolean {
  const apparent = checker.getApparentType(type);
  return [...apparent.getCallSignatures(), ...apparent.getConstructSignatures()].some(isOfKind);
}

/**
 * Whether what is called has an overload of a kind at all: which of them a call takes, the compiler finds out much later,
 * from all of its arguments.
 */
export function hasOverload(
  call: CallLike,
  checker: ts.TypeChecker,
  isOfKind: (signature: ts.Signature) => boolean,
): boolean {
  const callee = calleeOf(call);
  // The type of `super` is that of what it makes.
  if (callee.kind === ts.SyntaxKind.SuperKeyword) return true;
  // What is called by a lower-case tag is an element of the page.
  if (ts.isJsxOpeningLikeElement(call) && ts.isIdentifier(callee) && /^[a-z]/u.test(callee.text))
    return false;
  return hasSignature(checker.getTypeAtLocation(callee), checker, isOfKind);
}
