import type { Expression } from '../../../languages/python/ast/expressions.ts';
import type { PythonRule } from '../engine/python-rule.ts';
import { argumentOf } from '../reading/expressions.ts';

type DatePart = readonly [name: string, min: number, max: number];
const dateParts: readonly DatePart[] = [
  ['year', 1, 9999],
  ['month', 1, 12],
  ['day', 1, 31],
];
const timeParts: readonly DatePart[] = [
  ['hour', 0, 23],
  ['minute', 0, 59],
  ['second', 0, 59],
  ['microsecond', 0, 999_999],
];
const constructors: Readonly<Record<string, readonly DatePart[]>> = {
  'datetime.date': dateParts,
  'datetime.time': timeParts,
  'datetime.datetime': [...dateParts, ...timeParts],
};

/** S6882: invalid dates and times. */
export const rule: PythonRule = (context) => {
  const numberOf = (value: Expression): number | null => {
    if (value.type === 'Unary' && value.operator === '-') return -(numberOf(value.operand) ?? NaN);
    return value.type === 'NumberLiteral' ? Number(context.textOf(value).replaceAll('_', '')) : null;
  };
  return {
    Call: (node) => {
      const parts = constructors[context.qualifiedName(node.callee) ?? ''] ?? [];
      parts.forEach(([name, min, max], place) => {
        const argument = argumentOf(node, place, name);
        const number = argument && numberOf(argument.value);
        if (argument && number !== null && (number < min || number > max))
          context.report({
            node: argument,
            message: `Corrija «${name}»: debe estar entre ${String(min)} y ${String(max)}.`,
          });
      });
    },
  };
};
