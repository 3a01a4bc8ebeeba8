import type { TSESTree } from '@typescript-eslint/utils';
import ts from 'typescript';

import { createRule } from '../engine/plain/create-rule.ts';
import { typesOf, type Types } from '../engine/plain/types.ts';

/** Types that are not reported, as in SonarQube: unknown ones, and unions, which include `boolean`. */
const openFlags = ts.TypeFlags.Any | ts.TypeFlags.Unknown | ts.TypeFlags.Union;

/** Whether a value may be awaited: a part of its type has a method `then` with a callback. */
function mayBeThenable(type: ts.Type, at: ts.Node, checker: ts.TypeChecker): boolean {
  const apparent = checker.getApparentType(type);
  const parts = apparent.isUnion() ? apparent.types : [apparent];
  return parts.some((part) => {
    const then = part.getProperty('then');
    const signatures = then ? checker.getTypeOfSymbolAtLocation(then, at).getCallSignatures() : [];
    return signatures.some(({ parameters: [first] }) => {
      const callback = first && checker.getTypeOfSymbolAtLocation(first, at);
      const callbacks = callback?.isUnion() ? callback.types : [callback];
      return callbacks.some((each) => (each?.getCallSignatures().length ?? 0) > 0);
    });
  });
}

/** Whether the called function has a JSDoc return tag, which may contradict the inferred type. */
function hasReturnTag(node: ts.Node, checker: ts.TypeChecker): boolean {
  if (!ts.isCallExpression(node)) return false;
  const declaration = checker.getResolvedSignature(node)?.declaration;
  return declaration !== undefined && ts.getJSDocReturnTag(declaration) !== undefined;
}

/** Whether the awaited value is certainly no promise. */
function isInVain({ argument }: TSESTree.AwaitExpression, types: Types, at: ts.Node): boolean {
  const type = types.typeAt(argument);
  if ((type.flags & openFlags) !== 0) return false;
  return !mayBeThenable(type, at, types.checker) && !hasReturnTag(at, types.checker);
}

/** S4123: an awaited value may be a promise. */
export const rule = createRule({
  messages: { found: 'Quite este «await» o espere una promesa: este valor no lo es.' },
  create(context) {
    const types = typesOf(context);
    const places = context.sourceCode.parserServices?.esTreeNodeToTSNodeMap;
    if (!types || !places) return {};
    return {
      AwaitExpression(node) {
        if (isInVain(node, types, places.get(node.argument))) context.report({ node, messageId: 'found' });
      },
    };
  },
});
