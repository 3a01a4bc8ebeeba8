import type { TSESLint, TSESTree } from '@typescript-eslint/utils';
import ts from 'typescript';

import { createRule } from '../engine/create-rule.ts';
import { typesOf, type Types } from '../engine/types.ts';
import { tsNodeOf } from '../support/ts-nodes.ts';
import { isUnknown } from '../support/unknown-values.ts';
import { builtins, judgedMethods } from './judged-methods.ts';

type Context = Readonly<TSESLint.RuleContext<string, readonly unknown[]>>;

/** Types about which nothing can be said. */
const open =
  ts.TypeFlags.Any |
  ts.TypeFlags.Unknown |
  ts.TypeFlags.TypeParameter |
  ts.TypeFlags.Null |
  ts.TypeFlags.Undefined;

/** The signature that a method of a built-in object takes. */
function builtinSignature(
  node: TSESTree.CallExpression,
  { checker, program }: Types,
  context: Context,
): ts.Signature | null {
  const call = tsNodeOf(node, context);
  if (call === null || !ts.isCallExpression(call) || !ts.isPropertyAccessExpression(call.expression))
    return null;
  if (!judgedMethods(program).has(call.expression.name.text)) return null;
  if (isUnknown(node.callee, context)) return null;
  const owner = checker.getApparentType(checker.getTypeAtLocation(call.expression.expression));
  if (!builtins.has(owner.getSymbol()?.name ?? '')) return null;
  const signature = checker.getResolvedSignature(call);
  const file = signature?.declaration?.getSourceFile();
  return file !== undefined && program.isSourceFileDefaultLibrary(file) ? (signature ?? null) : null;
}

const takesFunction = (type: ts.Type): boolean =>
  type.isUnion() ? type.types.some(takesFunction) : type.getCallSignatures().length > 0;

function isWrong(expected: ts.Type, given: ts.Type, checker: ts.TypeChecker): boolean {
  if (((expected.flags | given.flags) & open) !== 0 || takesFunction(expected)) return false;
  return !checker.isTypeAssignableTo(checker.getBaseTypeOfLiteralType(given), expected);
}

/** Built-in functions get what they are documented to take. */
export const rule = createRule({
  meta: {
    type: 'problem',
    messages: { wrong: 'Compruebe este argumento: se espera «{{expected}}» y se pasa «{{given}}».' },
    schema: [],
  },
  defaultOptions: [],
  create(context) {
    const types = typesOf(context);
    if (types === null) return {};
    const { checker } = types;
    return {
      CallExpression(node) {
        if (node.arguments.some(({ type }) => type === 'SpreadElement')) return;
        const signature = node.arguments.length > 0 ? builtinSignature(node, types, context) : null;
        for (const [index, parameter] of (signature?.getParameters() ?? []).entries()) {
          const argument = node.arguments[index];
          const { valueDeclaration } = parameter;
          if (argument === undefined || valueDeclaration === undefined || !ts.isParameter(valueDeclaration))
            return;
          if (valueDeclaration.dotDotDotToken !== undefined) return;
          const expected = checker.getTypeAtLocation(valueDeclaration);
          const given = types.typeAt(argument);
          if (!isWrong(expected, given, checker)) continue;
          const data = { expected: checker.typeToString(expected), given: checker.typeToString(given) };
          context.report({ node: argument, messageId: 'wrong', data });
        }
      },
    };
  },
});
