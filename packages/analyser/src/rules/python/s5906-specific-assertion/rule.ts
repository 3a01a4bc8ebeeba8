import type { Call, Expression } from '../../../languages/python/ast/expressions.ts';
import type { PythonRule } from '../engine/python-rule.ts';
import { argumentOf, isConstant, withoutParentheses } from '../reading/expressions.ts';
import { assertionOf, classAround, isTestCase } from '../reading/test-cases.ts';

const comparisons = new Set(['==', '!=', '<', '<=', '>', '>=']);

/** The specific assertions that replace `assertTrue` and `assertFalse`, by operator. */
const assertionsByOperator: Readonly<Record<string, readonly [ofTrue: string, ofFalse: string | null]>> = {
  '==': ['assertEqual', 'assertNotEqual'],
  '!=': ['assertNotEqual', 'assertEqual'],
  '<': ['assertLess', null],
  '<=': ['assertLessEqual', null],
  '>': ['assertGreater', null],
  '>=': ['assertGreaterEqual', null],
  is: ['assertIs', 'assertIsNot'],
  'is not': ['assertIsNot', 'assertIs'],
  in: ['assertIn', 'assertNotIn'],
  'not in': ['assertNotIn', 'assertIn'],
};

/** The specific assertions that replace a comparison with a constant; null without one. */
const constantAssertions = {
  assertEqual: { True: 'assertTrue', False: 'assertFalse', None: 'assertIsNone' },
  assertNotEqual: { True: null, False: null, None: 'assertIsNotNone' },
} as const;

const withPlaces: Readonly<Record<string, string>> = {
  assertEqual: 'assertAlmostEqual',
  assertNotEqual: 'assertNotAlmostEqual',
  assertAlmostEqual: 'places',
  assertNotAlmostEqual: 'places',
};

/** S5906: unittest assertions that a more specific one replaces, with a better failure message. */
export const rule: PythonRule = (context) => {
  const isCallOf = (expression: Expression, name: string) => {
    const value = withoutParentheses(expression);
    return value.type === 'Call' && context.qualifiedName(value.callee) === name;
  };
  const ofTruth = (call: Call, isTrue: boolean): string | null => {
    const argument = argumentOf(call, 0, 'expr');
    if (!argument) return null;
    const value = withoutParentheses(argument.value);
    if (isCallOf(value, 'isinstance')) return isTrue ? 'assertIsInstance' : 'assertNotIsInstance';
    if (value.type !== 'Binary' || isChain(value.operator, value.left)) return null;
    return assertionsByOperator[value.operator]?.[isTrue ? 0 : 1] ?? null;
  };
  const ofEquality = (call: Call, assertion: string): string | null => {
    const sides = [argumentOf(call, 0, 'first')?.value, argumentOf(call, 1, 'second')?.value];
    const [first, second] = sides;
    if (!first || !second) return null;
    const instead = constantAssertion(assertion, first) ?? constantAssertion(assertion, second);
    if (instead !== null) return instead;
    return isCallOf(first, 'round') || isCallOf(second, 'round') ? (withPlaces[assertion] ?? null) : null;
  };
  return {
    Call: (node) => {
      const assertion = assertionOf(node);
      if (assertion === null) return;
      const instead = /^assert(?:True|False)$/u.test(assertion)
        ? ofTruth(node, assertion === 'assertTrue')
        : assertion in withPlaces
          ? ofEquality(node, assertion)
          : null;
      const owner = instead === null ? null : classAround(context, node);
      if (owner && isTestCase(context, owner))
        context.report({ node: node.callee, message: `Use mejor «${instead ?? ''}».` });
    },
  };
};

/** Whether a comparison is a chain such as `a < b < c`, which has no specific assertion. */
const isChain = (operator: string, left: Expression): boolean =>
  comparisons.has(operator) && left.type === 'Binary' && comparisons.has(left.operator);

function constantAssertion(assertion: string, side: Expression): string | null {
  if (assertion !== 'assertEqual' && assertion !== 'assertNotEqual') return null;
  const constant = (['True', 'False', 'None'] as const).find((value) => isConstant(side, value));
  return constant === undefined ? null : constantAssertions[assertion][constant];
}
