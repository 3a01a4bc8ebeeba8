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
  if (!local) return namedLineage(context, context.qualifiedName(expression));
  const own = `class ${local.first}`;
  const [base] = local.args;
  // Only one class of this file is followed, which excludes cycles.
  return base?.keyword === null ? [own, ...namedLineage(context, context.qualifiedName(base.value))] : [own];
}

/** Most classes of the project that one exception is followed through, which excludes cycles. */
const maxHops = 10;

/** The lineage of a class of another file of the batch, else of a built-in one or of a library. */
function namedLineage({ project, path }: PythonContext, name: string | null): readonly string[] {
  const own: string[] = [];
  let at = name;
  while (at !== null && own.length < maxHops) {
    const facts = project?.classNamed(at, path) ?? null;
    if (facts === null) return [...own, ...knownLineage(at)];
    own.push(`class ${at}`);
    at = facts.bases[0] ?? null;
  }
  return own;
}

function knownLineage(name: string | null): readonly string[] {
  if (name === null) return [];
  const found = new Set([standardName(definedName(name))]);
  for (const at of found) for (const [, base] of basesByException.get(at) ?? []) found.add(base);
  return [...found];
}
