import type { Expression } from '../../../languages/python/ast/expressions.ts';
import type { PythonContext } from '../engine/python-rule.ts';
import { classNamed } from '../engine/class-facts.ts';
import { definedName, libraryBases } from './library-exceptions.ts';
import { standardBases, standardName } from './standard-exceptions.ts';

/** Pairs of a built-in exception and its base class. */
const builtinBases: readonly (readonly [derived: string, base: string])[] = Object.entries({
  BaseException: 'Exception SystemExit KeyboardInterrupt GeneratorExit BaseExceptionGroup',
  ArithmeticError: 'FloatingPointError OverflowError ZeroDivisionError',
  ImportError: 'ModuleNotFoundError',
  LookupError: 'IndexError KeyError',
  NameError: 'UnboundLocalError',
  OSError: `BlockingIOError ChildProcessError ConnectionError FileExistsError FileNotFoundError InterruptedError
      IsADirectoryError NotADirectoryError PermissionError ProcessLookupError TimeoutError`,
  ConnectionError: 'BrokenPipeError ConnectionAbortedError ConnectionRefusedError ConnectionResetError',
  RuntimeError: 'NotImplementedError RecursionError',
  SyntaxError: 'IndentationError TabError',
  ValueError: 'UnicodeError',
  UnicodeError: 'UnicodeDecodeError UnicodeEncodeError UnicodeTranslateError',
  Warning: `DeprecationWarning FutureWarning ImportWarning PendingDeprecationWarning ResourceWarning RuntimeWarning
      SyntaxWarning UnicodeWarning UserWarning BytesWarning`,
  Exception: `ArithmeticError AssertionError AttributeError BufferError EOFError ImportError LookupError MemoryError NameError
  OSError ReferenceError RuntimeError StopAsyncIteration StopIteration SyntaxError SystemError TypeError ValueError
  Warning`,
}).flatMap(([base, derived]) => derived.split(/\s+/u).map((name) => [name, base] as const));

/** The pairs of each known exception with its direct bases. */
const basesByException = Map.groupBy([...builtinBases, ...standardBases, ...libraryBases], ([name]) => name);

/** An exception and its base classes, nearest first; empty if unknown. Aliases (`IOError`) are unknown to SonarQube. */
export function lineage(context: PythonContext, expression: Expression): readonly string[] {
  const local = classNamed(context, expression);
  if (!local) return knownLineage(context.qualifiedName(expression));
  const own = `class ${local.first}`;
  const [base] = local.args;
  // Only one class of this file is followed, which excludes cycles.
  return base?.keyword === null ? [own, ...knownLineage(context.qualifiedName(base.value))] : [own];
}

function knownLineage(name: string | null): readonly string[] {
  if (name === null) return [];
  const found = new Set([standardName(definedName(name))]);
  for (const at of found) for (const [, base] of basesByException.get(at) ?? []) found.add(base);
  return [...found];
}
