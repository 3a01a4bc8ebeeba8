import type { TSESTree } from '@typescript-eslint/utils';
import ts from 'typescript';

import { createRule } from '../engine/plain/create-rule.ts';
import { typesOf } from '../engine/plain/types.ts';
import { tsNodeOf } from '../support/ts-nodes.ts';
import { comparesBoth, swappedPair } from './swapped.ts';
import { parametersByName } from './untyped.ts';

type Call = TSESTree.CallExpression | TSESTree.NewExpression;

/** Primitive types by the name of their wrapper object. */
const aliases: Readonly<Record<string, string>> = { String: 'string', Number: 'number', Boolean: 'boolean' };

/** Name of each parameter, without `this`; a destructured one has a name that no argument has. */
function parametersOf(signature: ts.Signature | undefined): readonly string[] {
  return signature?.declaration === undefined ? [] : signature.parameters.map(({ name }) => name);
}

/** S2234: arguments named like parameters have the position of those parameters. */
export const rule = createRule({
  messages: {
    swapped:
      'Compruebe el orden de los argumentos: «{{first}}» y «{{second}}» se llaman como los parámetros, pero al revés.',
  },
  create(context) {
    const types = typesOf(context);
    /** Type of an expression as text; without type information all types are equal. */
    const kindOf = (node: TSESTree.Node | undefined): string => {
      if (types === null || node === undefined) return '';
      const text = types.checker.typeToString(types.checker.getBaseTypeOfLiteralType(types.typeAt(node)));
      return aliases[text] ?? text;
    };
    const parameterNamesOf = (node: Call): readonly (string | null)[] => {
      if (types === null) return parametersByName(node, context);
      const tsNode = tsNodeOf(node, context);
      if (tsNode === null || !(ts.isCallExpression(tsNode) || ts.isNewExpression(tsNode))) return [];
      return parametersOf(types.checker.getResolvedSignature(tsNode));
    };
    const check = (node: Call): void => {
      const [start, end] = [node.arguments[0], node.arguments.at(-1)];
      if (node.arguments.length < 2 || start === undefined || end === undefined) return;
      const names = node.arguments.map((argument) => (argument.type === 'Identifier' ? argument.name : null));
      if (names.filter((name) => name !== null).length < 2) return;
      const pair = swappedPair(
        names,
        parameterNamesOf(node),
        (one, other) => kindOf(node.arguments[one]) === kindOf(node.arguments[other]),
      );
      if (pair === null) return;
      const [first = '', second = ''] = pair.map((index) => names[index] ?? '');
      if (comparesBoth(node, first, second)) return;
      const loc = { start: start.loc.start, end: end.loc.end };
      context.report({ loc, messageId: 'swapped', data: { first, second } });
    };
    return { CallExpression: check, NewExpression: check };
  },
});
