import type { Expression } from '../../../languages/python/ast/expressions.ts';
import type { PythonNode } from '../../../languages/python/ast/node.ts';
import type { NodeOf, PythonRule } from '../engine/python-rule.ts';
import { writesOf } from '../engine/symbols.ts';
import { literals, withoutParentheses } from '../reading/expressions.ts';
import { holdsConstant } from './holds-constant.ts';

/** S5797: a condition that is always true or always false. */
export const rule: PythonRule = {
  key: 'S5797',
  create(context) {
    const reported = new Set<PythonNode>();
    const check = (expression: Expression): void => {
      const test = withoutParentheses(expression);
      if (test.type === 'Unary' && test.operator === 'not') check(test.operand);
      else if (test.type === 'Binary' && (test.operator === 'and' || test.operator === 'or')) {
        check(test.left);
        check(test.right);
      } else checkOne(test);
    };
    const checkOne = (test: Expression, isDecided = isAlways(test)) => {
      if (!isDecided || reported.has(test)) return;
      reported.add(test);
      context.report({ node: test, message: 'Cambie esta condición, que vale siempre lo mismo.' });
    };
    /** Whether a node is in parentheses that are an operand or a condition, which the rule checks. */
    const isHidden = (node: PythonNode): boolean => {
      const parent = context.parentOf(node);
      if (parent?.type === 'Parenthesized')
        return isHidden(parent) || hasCheckedCondition(context.parentOf(parent));
      return false;
    };
    const isAlways = (test: Expression) => {
      if (test.type === 'Comprehension') return test.kind === 'generator';
      return literals.has(test.type) || (test.type === 'Name' && namesConstant(test));
    };
    const namesConstant = (name: NodeOf<'Name'>) => {
      const variable = context.scopes.variableOf(name);
      if (variable?.scope !== context.scopes.scopeOf(name)) return false;
      const [binding, ...others] = writesOf(variable);
      return others.length === 0 && binding !== undefined && isPlain(binding.node);
    };
    const isPlain = (node: PythonNode) =>
      (node.type === 'FunctionDef' || node.type === 'ClassDef') &&
      node.decorators.length === 0 &&
      context.parentOf(node)?.type === 'Module';
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
        if ((operator !== 'and' && operator !== 'or') || isHidden(node)) return;
        checkOne(left.type === 'Binary' && left.operator === operator ? left.right : left);
      },
    };
  },
};

/** Whether the rule checks the operands or the condition of a node. */
const hasCheckedCondition = (node: PythonNode | null): boolean =>
  node?.type === 'Binary' || node?.type === 'If' || node?.type === 'Elif';
