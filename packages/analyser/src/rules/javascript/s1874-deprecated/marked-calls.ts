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

export const isMarked = ({ declaration }: ts.Signature): boolean =>
  declaration !== undefined && ts.getJSDocDeprecatedTag(declaration) !== undefined;

/** Whether what is called has a deprecated overload at all: which of them a call takes, the compiler finds out much later. */
export function mayBeDeprecatedCall(call: CallLike, checker: ts.TypeChecker): boolean {
  const callee = calleeOf(call);
  // What is called by a lower-case tag is an element of the page.
  if (ts.isJsxOpeningLikeElement(call) && ts.isIdentifier(callee) && /^[a-z]/u.test(callee.text))
    return false;
  const type = checker.getApparentType(checker.getTypeAtLocation(callee));
  return [...type.getCallSignatures(), ...type.getConstructSignatures()].some(isMarked);
}
