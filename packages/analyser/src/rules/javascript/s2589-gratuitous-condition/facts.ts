import { AST_NODE_TYPES as Kind, type TSESTree } from '@typescript-eslint/utils';

/** The truth value of a name that a condition implies. */
export interface Fact {
  readonly name: TSESTree.Identifier;
  readonly isTrue: boolean;
}

function readTest(test: TSESTree.Expression): Fact[] {
  if (test.type === Kind.Identifier) return [{ name: test, isTrue: true }];
  if (test.type === Kind.LogicalExpression && test.operator === '&&') {
    return [...readTest(test.left), ...readTest(test.right)];
  }
  return test.type === Kind.UnaryExpression && test.operator === '!' ? readNegation(test.argument) : [];
}

/** The facts of `!a` and `!!a`; `!(a && b)` implies nothing for either name. */
function readNegation(argument: TSESTree.Expression): Fact[] {
  if (argument.type === Kind.Identifier) return [{ name: argument, isTrue: false }];
  const isDouble = argument.type === Kind.UnaryExpression && argument.operator === '!';
  return isDouble ? readTest(argument.argument) : [];
}

/** The facts that hold within a branch of an `if`. */
export function factsOf(outer: TSESTree.Node, branch: TSESTree.Node): Fact[] {
  if (outer.type !== Kind.IfStatement || branch.type !== Kind.BlockStatement) return [];
  if (branch === outer.consequent) return readTest(outer.test);
  return outer.test.type === Kind.Identifier ? [{ name: outer.test, isTrue: false }] : [];
}
