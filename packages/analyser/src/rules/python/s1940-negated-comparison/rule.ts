import type { Expression } from '../../../languages/python/ast/expressions.ts';
import type { PythonRule } from '../engine/python-rule.ts';
import { withoutParentheses } from '../reading/expressions.ts';

const opposites: Readonly<Record<string, string>> = {
  '==': '!=',
  '!=': '==',
  '<': '>=',
  '>': '<=',
  '<=': '>',
  '>=': '<',
  is: 'is not',
  'is not': 'is',
  in: 'not in',
  'not in': 'in',
};

/** S1940: `not a == b`; sets are exempt, where `>=` is not the opposite of `<`. */
export const rule: PythonRule = ({ report, qualifiedName }) => {
  const isSet = (operand: Expression) => {
    const value = withoutParentheses(operand);
    if (value.type === 'Call') return /^(?:frozen)?set$/u.test(qualifiedName(value.callee) ?? '');
    return value.type === 'Set' || (value.type === 'Comprehension' && value.kind === 'set');
  };
  return {
    Unary(node) {
      if (node.operator !== 'not') return;
      const inner = withoutParentheses(node.operand);
      if (inner.type !== 'Binary' || !Object.hasOwn(opposites, inner.operator)) return;
      if (/^[<>]=?$/u.test(inner.operator) && (isSet(inner.left) || isSet(inner.right))) return;
      if (inner.left.type === 'Binary' && Object.hasOwn(opposites, inner.left.operator)) return;
      report({ node, message: `Use el operador contrario, «${opposites[inner.operator] ?? ''}».` });
    },
  };
};
