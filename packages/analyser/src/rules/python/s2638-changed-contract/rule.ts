import type { Parameter } from '../../../languages/python/ast/expressions.ts';
import type { Signature } from '../engine/classes.ts';
import type { PythonRule } from '../engine/python-rule.ts';
import { classOfMethod } from '../reading/definitions.ts';
import { isSpecialName } from '../reading/functions.ts';
import { overriddenMethod } from '../reading/overriding.ts';

/** Methods that cannot be called as the one that they override. */
export const rule: PythonRule = {
  key: 'S2638',
  create: (context) => ({
    FunctionDef(node) {
      if (isSpecialName(node.name) || node.name.startsWith('__') || !classOfMethod(context, node)) return;
      const base = overriddenMethod(context, node);
      if (!base || !isPlain(base) || !isPlain({ ...node, decorated: node.decorators.length > 0 })) return;
      const expected = base.parameters.slice(1);
      const own = node.parameters.slice(1);
      const missing = expected.filter((one) => !own.some(({ name }) => name === one.name));
      if (own.length < expected.length) {
        const names = missing.map(({ name }) => `«${name}»`).join(', ');
        context.report({
          token: context.nameToken(node),
          message: `Añada ${missing.length === 1 ? 'el parámetro que falta' : 'los parámetros que faltan'}: ${names}.`,
        });
        return;
      }
      for (const one of added(own, expected))
        context.report({
          node: one,
          message: `Quite el parámetro «${one.name}» o dele un valor por defecto.`,
        });
      if (own.length !== expected.length || missing.length > 0) return;
      for (const [place, one] of expected.entries()) {
        const moved = own.find(({ name }) => name === one.name);
        if (moved && own[place] !== moved)
          context.report({ node: moved, message: `Mueva el parámetro «${one.name}» al lugar ${place + 1}.` });
      }
    },
  }),
};

/** Without decorators, and with nothing but named parameters. */
const isPlain = ({ decorated, parameters }: Signature) =>
  !decorated && parameters.length > 0 && parameters.every(({ star, pattern }) => star === '' && !pattern);

function added(own: readonly Parameter[], expected: readonly Parameter[]): readonly Parameter[] {
  if (own.length === expected.length) return [];
  return own.filter((one) => one.value === null && !expected.some(({ name }) => name === one.name));
}
