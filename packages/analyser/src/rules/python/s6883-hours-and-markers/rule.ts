import type { PythonRule } from '../engine/python-rule.ts';
import { argumentOf, stringText } from '../reading/expressions.ts';

/** Functions and classes that return a date or time. */
const dateFunction =
  /^datetime\.(?:datetime|date|time)(?:\.(?:now|today|utcnow|fromtimestamp|combine|strptime))?$/u;

/** S6883: a 12-hour format without AM/PM, or a 24-hour format with it. */
export const rule: PythonRule = (context) => ({
  Call: (node) => {
    const { callee } = node;
    if (callee.type !== 'Attribute') return;
    const parsing = context.qualifiedName(callee) === 'datetime.datetime.strptime';
    const { object } = callee;
    const made = object.type === 'Call' ? (context.qualifiedName(object.callee) ?? '') : '';
    if (!parsing && (callee.name !== 'strftime' || !dateFunction.test(made))) return;
    const argument = argumentOf(node, parsing ? 1 : 0, 'format');
    const format = argument && stringText(context.source, argument.value);
    if (!argument || format === null) return;
    const marker = format.includes('%p');
    if (marker && format.includes('%H'))
      context.report({ node: argument, message: 'Use «%I» con «%p», o quite «%p».' });
    else if (!marker && format.includes('%I'))
      context.report({ node: argument, message: 'Use «%H», o añada «%p» a «%I».' });
  },
});
