import { contar } from '@mantenible/wording/contar';

import type { Call, DictItem, Expression } from '../../../languages/python/ast/expressions.ts';
import type { PythonContext, PythonRule } from '../engine/python-rule.ts';
import { isFormatted, stringText, unpacks, withoutParentheses } from '../reading/expressions.ts';
import { braceFields, percentFields } from './fields.ts';

const loggingCall = /^logging\.(?:debug|info|warn|warning|error|exception|critical|fatal)$/u;

/** S3457: formats that do not match their values, without a run-time error. */
export const rule: PythonRule = (context) => {
  const { source, report, qualifiedName } = context;
  return {
    StringLiteral(node) {
      if (isFormatted(source, node) && node.pieces.every(({ fields }) => fields.length === 0))
        report({ node, message: 'Añada campos a esta cadena con formato o quítele la «f».' });
    },
    Binary(node) {
      if (node.operator !== '%') return;
      const message = unusedKey(context, node.left, withoutParentheses(node.right));
      if (message) report({ node, message });
    },
    Call(node) {
      const message = loggingCall.test(qualifiedName(node.callee) ?? '')
        ? misfitOfLog(context, node)
        : unusedByFormat(context, node);
      if (message) report({ node, message });
    },
  };
};

/** The message for an unused key, as in `'%(a)s' % {'a': 1, 'b': 2}`. */
function unusedKey({ source }: PythonContext, format: Expression, values: Expression): string | null {
  const fields = percentFields(stringText(source, withoutParentheses(format)) ?? '%');
  if (!fields || fields.names.size === 0 || values.type !== 'Dict') return null;
  const keys = values.items.map(({ key }: DictItem) => (key ? stringText(source, key) : null));
  const unused = keys.includes(null) ? undefined : keys.find((key) => key !== null && !fields.names.has(key));
  return unused === undefined ? null : `Quite el valor «${unused ?? ''}», que no se usa, o añada un campo.`;
}

/** The message for an unused value, as in `'{}'.format(1, 2)`. */
function unusedByFormat({ source }: PythonContext, call: Call): string | null {
  const { callee, args } = call;
  if (callee.type !== 'Attribute' || callee.name !== 'format' || unpacks(call)) return null;
  const fields = braceFields(stringText(source, withoutParentheses(callee.object)) ?? '{');
  if (!fields) return null;
  const places = args.filter(({ keyword }) => keyword === null).length;
  const unnamed = args.filter(({ keyword }) => keyword !== null && !fields.names.has(keyword)).length;
  const extra = Math.max(0, places - fields.count) + unnamed;
  return extra > 0 ? `${surplus(extra)}, o añada campos.` : null;
}

/** The message for too many or too few values in a call such as `logging.info('%s', 1, 2)`. */
function misfitOfLog({ source }: PythonContext, call: Call): string | null {
  const [first, ...values] = call.args.filter(({ keyword }) => keyword === null);
  if (!first || values.length === 0 || unpacks(call)) return null;
  const fields = percentFields(stringText(source, first.value) ?? '%');
  if (!fields || fields.names.size > 0 || fields.count === values.length) return null;
  return fields.count > values.length
    ? `Añada ${missing(fields.count - values.length)}.`
    : `${surplus(values.length - fields.count)}, o añada campos.`;
}

const missing = (n: number): string =>
  n === 1 ? 'el argumento que falta' : `los ${contar(n, 'argumento', 'argumentos')} que faltan`;

const surplus = (n: number): string =>
  n === 1
    ? 'Quite el argumento que no se usa'
    : `Quite los ${contar(n, 'argumento', 'argumentos')} que no se usan`;
