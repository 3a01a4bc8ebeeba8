import type { Expression } from '../../../languages/python/ast/expressions.ts';
import type { PythonRule } from '../engine/python-rule.ts';
import { argumentOf, stringText } from '../reading/expressions.ts';

/** Position of the parameter `weekmask` by function. */
const weekmaskPlaces: Readonly<Record<string, number>> = {
  'numpy.busday_offset': 3,
  'numpy.busday_count': 2,
  'numpy.is_busday': 1,
  'numpy.busdaycalendar': 0,
};
const validWeekmask = /^\s*(?:(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)\s*)+$/u;

/** S6900: invalid NumPy weekmasks. */
export const rule: PythonRule = (context) => {
  const isWrong = (value: Expression) => {
    if (value.type === 'List')
      return (
        value.elements.length !== 7 ||
        value.elements.some((item) => item.type === 'NumberLiteral' && !/^[01]$/u.test(context.textOf(item)))
      );
    const text = stringText(context.source, value);
    return text !== null && !/^[01]{7}$/u.test(text) && !validWeekmask.test(text);
  };
  return {
    Call: (node) => {
      const place = weekmaskPlaces[context.qualifiedName(node.callee) ?? ''];
      if (place === undefined) return;
      const argument = argumentOf(node, place, 'weekmask');
      if (argument && isWrong(argument.value))
        context.report({
          node: argument,
          message: 'Escriba siete ceros y unos, o días en inglés, como «Mon Tue».',
        });
    },
  };
};
