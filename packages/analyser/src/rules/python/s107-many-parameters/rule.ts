import type { FunctionDef } from '../../../languages/python/ast/statements.ts';
import type { PythonRule } from '../engine/python-rule.ts';
import { decoratorNames, classOfMethod } from '../reading/definitions.ts';
import { overriddenMethod } from '../reading/overriding.ts';

type Parameters = Pick<FunctionDef, 'parameters'>;

const countOf = (parameters: Parameters['parameters']): number =>
  parameters.filter(({ name, pattern }) => name !== '' || pattern !== null).length;

/**
 * S107: functions and lambdas with too many parameters, without the first one of a method. A method is
 * exempt if the overridden method has too many already.
 */
export const rule: PythonRule = (context) => {
  const { report, source, parentOf } = context;
  const allowed = Number(context.parameters['max']);
  const check = (name: string, { parameters }: Parameters, uncounted: number) => {
    const total = countOf(parameters) - uncounted;
    const [first] = parameters;
    const last = parameters.at(-1);
    if (total <= allowed || !first || !last) return;
    const range = {
      start: source.tokens[first.first]?.start ?? 0,
      end: source.tokens[last.last]?.end ?? 0,
    };
    report({
      range,
      message: `Reduzca los parámetros de ${name}: tiene ${total} y se permiten ${allowed}.`,
    });
  };
  return {
    FunctionDef(node) {
      const isMethod = classOfMethod({ parentOf }, node) !== null;
      const overridden = isMethod ? overriddenMethod(context, node) : null;
      if ((overridden?.formals?.length ?? 0) - 1 > allowed) return;
      const bound = isMethod && !decoratorNames(node).includes('staticmethod');
      check(`la función «${node.name}»`, node, bound ? 1 : 0);
    },
    Lambda: (node) => {
      check('esta lambda', node, 0);
    },
  };
};
