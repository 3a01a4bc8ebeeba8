import type { PythonRule } from '../engine/python-rule.ts';
import { argumentOf, withoutParentheses } from '../reading/expressions.ts';
import { singleValue } from '../reading/single-value.ts';

/** The constructor of `datetime` takes the first offset that a zone of `pytz` ever had. */
export const rule: PythonRule = {
  key: 'S6887',
  create(context) {
    return {
      Call: (node) => {
        if (context.qualifiedName(node.callee) !== 'datetime.datetime') return;
        const argument = argumentOf(node, 7, 'tzinfo');
        const given = argument && withoutParentheses(argument.value);
        const zone = given?.type === 'Name' ? singleValue(given, context) : given;
        if (!argument || zone?.type !== 'Call' || context.qualifiedName(zone.callee) !== 'pytz.timezone')
          return;
        context.report({
          node: argument,
          message: 'Use «localize()» de esta zona de «pytz», o una de «zoneinfo».',
        });
      },
    };
  },
};
