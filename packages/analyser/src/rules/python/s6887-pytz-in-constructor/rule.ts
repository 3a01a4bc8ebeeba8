import type { PythonRule } from '../engine/python-rule.ts';
import { argumentOf, withoutParentheses } from '../reading/expressions.ts';
import { singleValue } from '../reading/single-value.ts';

/**
 * S6887: a `pytz` zone in the constructor of `datetime`, which uses the first historical offset of the
 * zone.
 */
export const rule: PythonRule = (context) => ({
  Call: (node) => {
    if (context.qualifiedName(node.callee) !== 'datetime.datetime') return;
    const argument = argumentOf(node, 7, 'tzinfo');
    const given = argument && withoutParentheses(argument.value);
    const zone = given?.type === 'Name' ? singleValue(given, context) : given;
    if (!argument || zone?.type !== 'Call' || context.qualifiedName(zone.callee) !== 'pytz.timezone') return;
    context.report({
      node: argument,
      message: 'Use «localize()» de esta zona de «pytz», o una de «zoneinfo».',
    });
  },
});
