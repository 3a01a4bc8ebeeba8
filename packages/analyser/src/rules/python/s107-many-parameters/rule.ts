import { contar } from '@mantenible/wording/contar';

import type { FunctionDef } from '../../../languages/python/ast/statements.ts';
import type { PythonRule } from '../engine/python-rule.ts';
import { decoratorNames, classOfMethod } from '../reading/definitions.ts';
import { overridesKnown } from '../reading/overriding.ts';

/** Functions and lambdas with too many parameters; the first one of a method is not counted. */
export const rule: PythonRule = {
  key: 'S107',
  create(context) {
    const { report, source, parentOf } = context;
    const allowed = Number(context.parameters['max']);
    const check = (name: string, { parameters }: Pick<FunctionDef, 'parameters'>, uncounted: number) => {
      const named = parameters.filter((one) => one.name !== '' || one.pattern !== null);
      const total = named.length - uncounted;
      const [first] = parameters;
      const last = parameters.at(-1);
      if (total <= allowed || !first || !last) return;
      const range = {
        start: source.tokens[first.first]?.start ?? 0,
        end: source.tokens[last.last]?.end ?? 0,
      };
      report({
        range,
        message: `${name} tiene ${contar(total, 'parámetro', 'parámetros')}; se permiten ${allowed}.`,
      });
    };
    return {
      FunctionDef(node) {
        const isMethod = classOfMethod({ parentOf }, node) !== null;
        if (isMethod && overridesKnown(context, node)) return;
        const bound = isMethod && !decoratorNames(node).includes('staticmethod');
        check(`La función «${node.name}»`, node, bound ? 1 : 0);
      },
      Lambda: (node) => {
        check('Esta lambda', node, 0);
      },
    };
  },
};
