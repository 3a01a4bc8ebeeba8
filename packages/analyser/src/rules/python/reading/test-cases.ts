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

/** What every test case of unittest has. */
export const ofTestCase: ReadonlySet<string> = new Set(builtinMembers('unittest.TestCase'));

/** Whether a class derives from unittest's TestCase, as far as the project's own files tell. */
export function isTestCase(context: PythonContext, owner: ClassDef): boolean {
  return derivesFrom(context, owner, testCases);
}

/** What a call asserts: 'assertTrue' of `self.assertTrue(…)`, or of whatever else bears that name; null for other calls. */
export function assertionOf({ callee }: Call, owner: 'self' | null = 'self'): string | null {
  if (callee.type !== 'Attribute' || callee.object.type !== 'Name') return null;
  if (owner !== null && callee.object.id !== owner) return null;
  return callee.name.startsWith('assert') ? callee.name : null;
}

/** The class in which a node stands, through functions within its methods; null outside of classes. */
export function classAround({ ancestorsOf }: PythonContext, node: PythonNode): ClassDef | null {
  return ancestorsOf(node).find((outer) => outer.type === 'ClassDef') ?? null;
}

/** Whether a function is named as tests are. */
export const isNamedTest = ({ name }: Pick<FunctionDef, 'name'>): boolean => name.startsWith('test');
