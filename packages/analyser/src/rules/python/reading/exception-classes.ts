import type { Expression } from '../../../languages/python/ast/expressions.ts';
import type { PythonContext } from '../engine/python-rule.ts';
import { classNamed } from '../engine/class-facts.ts';

/** The base class of each exception, built-in or of a library, without those derived directly from `Exception`. */
const baseByException: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({
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
    'urllib3.exceptions.HTTPError': `urllib3.exceptions.SSLError urllib3.exceptions.ProxyError urllib3.exceptions.DecodeError
      urllib3.exceptions.ProtocolError urllib3.exceptions.TimeoutError urllib3.exceptions.PoolError`,
    'requests.exceptions.RequestException': `requests.exceptions.HTTPError requests.exceptions.ConnectionError
      requests.exceptions.Timeout requests.exceptions.URLRequired requests.exceptions.TooManyRedirects`,
    'requests.exceptions.ConnectionError': 'requests.exceptions.SSLError requests.exceptions.ProxyError',
    'requests.exceptions.Timeout': 'requests.exceptions.ReadTimeout requests.exceptions.ConnectTimeout',
    'subprocess.SubprocessError': 'subprocess.CalledProcessError subprocess.TimeoutExpired',
  }).flatMap(([base, derived]) => derived.split(/\s+/u).map((name) => [name, base])),
);
/** Exceptions derived directly from `Exception`. */
const directExceptions = new Set(
  `ArithmeticError AssertionError AttributeError BufferError EOFError ImportError LookupError MemoryError NameError
  OSError ReferenceError RuntimeError StopAsyncIteration StopIteration SyntaxError SystemError TypeError ValueError
  Warning subprocess.SubprocessError`.split(/\s+/u),
);

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
  const found: string[] = [];
  for (let at: string | undefined = name; at !== undefined; at = baseOf(at)) found.push(at);
  return found;
}

const baseOf = (name: string): string | undefined =>
  baseByException[name] ?? (directExceptions.has(name) ? 'Exception' : undefined);
