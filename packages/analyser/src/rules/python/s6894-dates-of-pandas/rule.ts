import type { Expression } from '../../../languages/python/ast/expressions.ts';
import type { PythonRule } from '../engine/python-rule.ts';
import { argumentOf, isConstant, stringText } from '../reading/expressions.ts';

const dayFirst = /^\s*(\d{1,2})[-/. ](\d{1,2})[-/. ]\d{2,4}/u;
const yearLast = /^\s*\d{1,2}[-/. ]\d{1,2}[-/. ]\d{4}/u;

/** S6894: date texts that contradict the order passed to `pandas.to_datetime`. */
export const rule: PythonRule = (context) => {
  const texts = (value: Expression) => {
    const items = value.type === 'List' || value.type === 'Tuple' ? value.elements : [value];
    return items.flatMap((item) => stringText(context.source, item) ?? []);
  };
  return {
    Call: (node) => {
      if (context.qualifiedName(node.callee) !== 'pandas.to_datetime') return;
      const value = argumentOf(node, 0, 'arg')?.value;
      const given = value ? texts(value) : [];
      const check = (place: number, keyword: string, wrong: (text: string) => boolean) => {
        const argument = argumentOf(node, place, keyword);
        if (argument && isConstant(argument.value, 'True') && given.some(wrong))
          context.report({
            node: argument,
            message: `Corrija «${keyword}»: la fecha no sigue ese orden.`,
          });
      };
      check(2, 'dayfirst', (text) => {
        const parts = dayFirst.exec(text);
        return parts !== null && Number(parts[2]) > 12;
      });
      check(3, 'yearfirst', (text) => yearLast.test(text));
    },
  };
};
