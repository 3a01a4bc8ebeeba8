import type { Expression } from '../../../languages/python/ast/expressions.ts';
import type { PythonContext } from '../engine/python-rule.ts';
import { classNamed } from '../engine/class-facts.ts';
import { definedName, libraryBases } from './library-exceptions.ts';

/** Pairs of an exception, built-in or of the standard library, and its base class. */
const builtinBases: readonly (readonly [derived: string, base: string])[] = Object.entries({
  BaseException: 'Exception SystemExit KeyboardInterrupt GeneratorExit BaseExceptionGroup',
  ArithmeticError: 'FloatingPointError OverflowError ZeroDivisionError decimal.DecimalException',
  ImportError: 'ModuleNotFoundError',
  LookupError: 'IndexError KeyError',
  NameError: 'UnboundLocalError',
  OSError: `BlockingIOError ChildProcessError ConnectionError FileExistsError FileNotFoundError InterruptedError
      IsADirectoryError NotADirectoryError PermissionError ProcessLookupError TimeoutError socket.timeout socket.gaierror
      socket.herror ssl.SSLError shutil.Error shutil.SameFileError urllib.error.URLError`,
  ConnectionError: 'BrokenPipeError ConnectionAbortedError ConnectionRefusedError ConnectionResetError',
  RuntimeError: 'NotImplementedError RecursionError asyncio.QueueEmpty',
  SyntaxError: 'IndentationError TabError',
  ValueError: `UnicodeError json.JSONDecodeError json.decoder.JSONDecodeError binascii.Error ipaddress.AddressValueError
      ipaddress.NetmaskValueError`,
  UnicodeError: 'UnicodeDecodeError UnicodeEncodeError UnicodeTranslateError',
  Warning: `DeprecationWarning FutureWarning ImportWarning PendingDeprecationWarning ResourceWarning RuntimeWarning
      SyntaxWarning UnicodeWarning UserWarning BytesWarning`,
  'urllib.error.URLError': 'urllib.error.HTTPError',
  'subprocess.SubprocessError': 'subprocess.CalledProcessError subprocess.TimeoutExpired',
  Exception: `ArithmeticError AssertionError AttributeError BufferError EOFError ImportError LookupError MemoryError NameError
  OSError ReferenceError RuntimeError StopAsyncIteration StopIteration SyntaxError SystemError TypeError ValueError
  Warning subprocess.SubprocessError`,
}).flatMap(([base, derived]) => derived.split(/\s+/u).map((name) => [name, base] as const));

/** The direct bases of each known exception. */
const basesByException = new Map<string, readonly string[]>();
for (const [name, base] of [...builtinBases, ...libraryBases])
  basesByException.set(name, [...(basesByException.get(name) ?? []), base]);

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
  const found = new Set([definedName(name)]);
  for (const at of found) for (const base of basesByException.get(at) ?? []) found.add(base);
  return [...found];
}
