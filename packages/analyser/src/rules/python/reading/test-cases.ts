import type { Call } from '../../../languages/python/ast/expressions.ts';
import type { PythonNode } from '../../../languages/python/ast/node.ts';
import type { ClassDef, FunctionDef } from '../../../languages/python/ast/statements.ts';
import type { PythonContext } from '../engine/python-rule.ts';
import { builtinMembers } from './builtin-classes.ts';
import { derivesFrom } from './overriding.ts';

const testCases = new Set([
  'unittest.TestCase',
  'unittest.case.TestCase',
  'unittest.IsolatedAsyncioTestCase',
]);

/** The members of unittest's TestCase. */
export const testCaseMembers: ReadonlySet<string> = new Set(builtinMembers('unittest.TestCase'));

/** Whether a class derives from unittest's TestCase, directly or through classes of the batch. */
export function isTestCase(context: PythonContext, owner: ClassDef): boolean {
  return derivesFrom(context, owner, testCases);
}

/**
 * The assertion of a call: 'assertTrue' for `self.assertTrue(…)`; with owner null, on any name. Null for
 * other calls.
 */
export function assertionOf({ callee }: Call, owner: 'self' | null = 'self'): string | null {
  if (callee.type !== 'Attribute' || callee.object.type !== 'Name') return null;
  if (owner !== null && callee.object.id !== owner) return null;
  return callee.name.startsWith('assert') ? callee.name : null;
}

/** The innermost class around a node, through nested functions; null outside classes. */
export function classAround({ ancestorsOf }: PythonContext, node: PythonNode): ClassDef | null {
  return ancestorsOf(node).find((outer) => outer.type === 'ClassDef') ?? null;
}

/** Whether a function has the name of a test. */
export const isNamedTest = ({ name }: Pick<FunctionDef, 'name'>): boolean => name.startsWith('test');
