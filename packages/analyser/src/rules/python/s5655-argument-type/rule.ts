import type { Expression, Parameter } from '../../../languages/python/ast/expressions.ts';
import type { NodeOf, PythonRule } from '../engine/python-rule.ts';
import { contradicts } from '../reading/literal-types.ts';

/** A literal passed to a function of the same file whose parameter asks for another type. */
export const rule: PythonRule = {
  key: 'S5655',
  create(context) {
    const definitionOf = (callee: Expression) => {
      const variable = callee.type === 'Name' ? context.scopes.variableOf(callee) : null;
      const bindings = variable?.usages.filter(({ kind }) => kind !== 'read') ?? [];
      const node = bindings.length === 1 ? bindings[0]?.node : undefined;
      return node?.type === 'FunctionDef' && node.decorators.length === 0 ? node : null;
    };
    const parameterFor = (
      { keyword, star }: NodeOf<'Argument'>,
      place: number,
      { parameters }: NodeOf<'FunctionDef'>,
    ): Parameter | null => {
      if (star !== '') return null;
      if (keyword !== null) return parameters.find(({ name }) => name === keyword) ?? null;
      const before = parameters.slice(0, place + 1);
      return before.every((parameter) => parameter.star === '') ? (before[place] ?? null) : null;
    };
    return {
      Call: (node) => {
        const definition = definitionOf(node.callee);
        if (!definition || node.args.some(({ star }) => star !== '')) return;
        node.args.forEach((argument, place) => {
          const annotation = parameterFor(argument, place, definition)?.annotation;
          if (annotation && contradicts(annotation, argument.value, context))
            context.report({ node: argument, message: `«${definition.name}» espera un valor de otro tipo.` });
        });
      },
    };
  },
};
