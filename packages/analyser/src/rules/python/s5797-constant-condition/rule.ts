import type { Expression } from '../../../languages/python/ast/expressions.ts';
import type { PythonNode } from '../../../languages/python/ast/node.ts';
import type { NodeOf, PythonContext, PythonRule } from '../engine/python-rule.ts';
import { writesOf } from '../engine/symbols.ts';
import { literals, withoutParentheses } from '../reading/expressions.ts';
import { holdsConstant } from './holds-constant.ts';

/** S5797: a condition that is always true or always false. */
export const rule: PythonRule = (context) => {
  const reported = new Set<PythonNode>();
  const check = (expression: Expression): void => {
    const test = withoutParentheses(expression);
    if (test.type === 'Unary' && test.operator === 'not') check(test.operand);
    else if (test.type === 'Binary' && (test.operator === 'and' || test.operator === 'or')) {
      check(test.left);
      check(test.right);
    } else checkOne(test);
  };
  const checkOne = (test: Expression, isDecided = isAlways(test, context)) => {
    if (!isDecided || reported.has(test)) return;
    reported.add(test);
    context.report({ node: test, message: 'Cambie esta condición, que vale siempre lo mismo.' });
  };
  const decide = ({ test }: { readonly test: Expression }) => {
    if (test.type === 'Name' && holdsConstant(test, context)) checkOne(test, true);
    else check(test);
  };
  return {
    If: decide,
    Elif: decide,
    Conditional: decide,
    ComprehensionIf: decide,
    // The left operand of `a and b` is a condition in every place.
    Binary: (node) => {
      const { operator, left } = node;
      if ((operator !== 'and' && operator !== 'or') || isHidden(node, context)) return;
      checkOne(left.type === 'Binary' && left.operator === operator ? left.right : left);
    },
  };
};

function isAlways(test: Expression, context: PythonContext): boolean {
  if (test.type === 'Comprehension') return test.kind === 'generator';
  return literals.has(test.type) || (test.type === 'Name' && namesConstant(test, context));
}

function namesConstant(name: NodeOf<'Name'>, { scopes, parentOf }: PythonContext): boolean {
  const variable = scopes.variableOf(name);
  if (variable?.scope !== scopes.scopeOf(name)) return false;
  const [binding, ...others] = writesOf(variable);
  return others.length === 0 && binding !== undefined && isPlain(binding.node, parentOf);
}

const isPlain = (node: PythonNode, parentOf: PythonContext['parentOf']): boolean =>
  (node.type === 'FunctionDef' || node.type === 'ClassDef') &&
  node.decorators.length === 0 &&
  parentOf(node)?.type === 'Module';

/** Whether a node is in parentheses that are an operand or a condition, which the rule checks. */
function isHidden(node: PythonNode, context: PythonContext): boolean {
  const parent = context.parentOf(node);
  if (parent?.type !== 'Parenthesized') return false;
  return isHidden(parent, context) || hasCheckedCondition(context.parentOf(parent));
}

/** Whether the rule checks the operands or the condition of a node. */
const hasCheckedCondition = (node: PythonNode | null): boolean =>
  node?.type === 'Binary' || node?.type === 'If' || node?.type === 'Elif';
