import type { TSESTree } from '@typescript-eslint/utils';
import ts from 'typescript';

import type { Context } from '../engine/plain/derive-context.ts';
import { createTypedRule } from '../engine/plain/create-rule.ts';
import type { Types } from '../engine/plain/types.ts';
import { tsNodeOf } from '../support/ts-nodes.ts';
import { builtins, judgedMethods } from './judged-methods.ts';

/** An argument that is not assignable to its parameter. */
interface Misfit {
  readonly node: TSESTree.Node;
  readonly expected: ts.Type;
  readonly given: ts.Type;
}

/** The overloads of a called built-in method; empty for other calls. */
function overloadsOf(
  { callee }: TSESTree.CallExpression,
  { checker, program }: Types,
  context: Context,
): readonly ts.SignatureDeclarationBase[] {
  const access = tsNodeOf(callee, context);
  if (access === null || !ts.isPropertyAccessExpression(access)) return [];
  if (!judgedMethods(program).has(access.name.text)) return [];
  const method = checker.getSymbolAtLocation(access.name);
  const owner = method?.valueDeclaration?.parent;
  if (method === undefined || owner === undefined || !ts.isInterfaceDeclaration(owner)) return [];
  const ownerSymbol = checker.getSymbolAtLocation(owner.name);
  if (ownerSymbol === undefined || !builtins.has(checker.getFullyQualifiedName(ownerSymbol))) return [];
  return (method.declarations ?? []).filter((declaration) => ts.isMethodSignature(declaration));
}

/**
 * The first argument that does not fit an overload; null if all fit or an earlier parameter has no type. Arguments for
 * rest parameters, functions and type parameters are not checked.
 */
function misfitOf(
  { parameters }: ts.SignatureDeclarationBase,
  call: TSESTree.CallExpression,
  { checker, typeAt }: Types,
): Misfit | null {
  for (const [index, node] of call.arguments.entries()) {
    const parameter = parameters[index];
    if (parameter?.type === undefined) return null;
    if (parameter.dotDotDotToken !== undefined || ts.isFunctionTypeNode(parameter.type)) continue;
    const expected = checker.getTypeFromTypeNode(parameter.type);
    const given = typeAt(node);
    if (!expected.isTypeParameter() && !checker.isTypeAssignableTo(given, expected))
      return { node, expected, given };
  }
  return null;
}

/** S3782: the arguments of a built-in method fit one of its overloads. */
export const rule = createTypedRule({
  messages: { wrong: 'Compruebe este argumento: se espera «{{expected}}» y se pasa «{{given}}».' },
  create(context, types) {
    const nameOf = (type: ts.Type) =>
      types.checker.typeToString(types.checker.getBaseTypeOfLiteralType(type));
    return {
      CallExpression(node) {
        if (node.arguments.length === 0) return;
        const misfits = overloadsOf(node, types, context).map((each) => misfitOf(each, node, types));
        const last = misfits.at(-1);
        if (!last || misfits.includes(null)) return;
        const data = { expected: nameOf(last.expected), given: nameOf(last.given) };
        context.report({ node: last.node, messageId: 'wrong', data });
      },
    };
  },
});
