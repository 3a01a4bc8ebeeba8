import { AST_NODE_TYPES as Kind, type TSESTree } from '@typescript-eslint/utils';

import { isFunction, type FunctionNode } from './functions.ts';
import { isNamed } from './names.ts';

/** Functions by which Mocha, Jasmine and Jest declare a test. */
const testNames = ['it', 'specify'];
const suiteNames = ['describe'];
const allNames = [...suiteNames, ...testNames, 'context', 'before', 'after', 'beforeEach', 'afterEach'];

/** Whether a node calls one of these functions, by its name or with `.only` or `.skip`. */
function calls(names: readonly string[], node: TSESTree.Node): node is TSESTree.CallExpression {
  if (node.type !== Kind.CallExpression) return false;
  const { callee } = node;
  if (callee.type !== Kind.MemberExpression) return isNamed(callee, names);
  return isNamed(callee.object, names) && isNamed(callee.property, ['only', 'skip']);
}

export const isTestCase = (node: TSESTree.Node): node is TSESTree.CallExpression => calls(testNames, node);
export const isSuite = (node: TSESTree.Node): node is TSESTree.CallExpression => calls(suiteNames, node);
/** A test, a suite, or what runs before or after them. */
export const isPartOfTests = (node: TSESTree.Node): boolean => calls(allNames, node);

/** The function that a test runs; null for a call of another kind and for a test that is only announced. */
export function bodyOfTest(node: TSESTree.CallExpression): FunctionNode | null {
  const [, body] = node.arguments;
  return isTestCase(node) && isFunction(body) ? body : null;
}
