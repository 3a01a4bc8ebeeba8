import type { TSESTree } from '@typescript-eslint/utils';
import ts from 'typescript';

import { createRule } from '../engine/create-rule.ts';
import { typesOf } from '../engine/types.ts';
import { tsNodeOf } from '../support/ts-nodes.ts';
import { isUnknown } from '../support/unknown-values.ts';
import { mayBeParameters, parameterNames } from './parameter-pairs.ts';
import { comparesBoth, swappedPair } from './swapped.ts';

type Call = TSESTree.CallExpression | TSESTree.NewExpression;

function parametersOf(signature: ts.Signature | undefined): readonly (string | null)[] {
  const declaration = signature?.declaration;
  if (declaration === undefined || ts.isJSDocSignature(declaration)) return [];
  return parameterNames(declaration.parameters);
}

/** Variables are passed where the parameters of the same names stand. */
export const rule = createRule({
  meta: {
    type: 'problem',
    messages: {
      swapped:
        'Compruebe el orden de los argumentos: «{{first}}» y «{{second}}» se llaman como los parámetros, pero al revés.',
    },
    schema: [],
  },
  defaultOptions: [],
  create(context) {
    const types = typesOf(context);
    if (types === null) return {};
    const { checker } = types;
    const mayBeSwapped = mayBeParameters(types.program);
    const kindOf = (node: TSESTree.Node): string =>
      checker.typeToString(checker.getBaseTypeOfLiteralType(types.typeAt(node)));
    const check = (node: Call): void => {
      if (node.arguments.length < 2) return;
      const names = node.arguments.map((argument) => (argument.type === 'Identifier' ? argument.name : null));
      if (names.filter((name) => name !== null).length < 2 || !mayBeSwapped(names)) return;
      const tsNode = tsNodeOf(node, context);
      if (tsNode === null || !(ts.isCallExpression(tsNode) || ts.isNewExpression(tsNode))) return;
      if (isUnknown(node.callee, context)) return;
      const pair = swappedPair(names, parametersOf(checker.getResolvedSignature(tsNode)));
      const [one, other] = pair?.map((index) => node.arguments[index]) ?? [];
      if (pair === null || one === undefined || other === undefined) return;
      if (kindOf(one) !== kindOf(other)) return;
      const [first = '', second = ''] = pair.map((index) => names[index] ?? '');
      if (comparesBoth(node, first, second)) return;
      context.report({ node, messageId: 'swapped', data: { first, second } });
    };
    return { CallExpression: check, NewExpression: check };
  },
});
