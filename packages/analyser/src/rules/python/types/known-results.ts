import { builtins } from '../engine/builtins.ts';
import { opaque } from './kinds.ts';

/** Kinds by name, for names separated by white space. */
const kindsByName = (names: string, kind: (name: string) => string) =>
  Object.fromEntries(names.split(/\s+/u).map((name) => [name, kind(name)]));
const textMethods = `capitalize casefold center expandtabs format format_map join ljust lower lstrip replace rjust rstrip strip
  swapcase title translate upper zfill`;
const checkMethods = `endswith isalnum isalpha isdecimal isdigit isidentifier islower isnumeric isspace istitle isupper startswith`;

/** Result kinds of built-in functions and classes and of some library functions. */
const resultByFunction: Readonly<Record<string, string>> = {
  ...kindsByName(
    'str bytes int float bool complex list dict set tuple range map zip filter enumerate type',
    (name) => name,
  ),
  ...kindsByName('bytearray frozenset slice property super reversed memoryview object open iter', opaqueOf),
  ...kindsByName('any all callable hasattr isinstance issubclass', () => 'bool'),
  ...kindsByName('hash id len ord', () => 'int'),
  ...kindsByName('ascii bin chr format hex input oct repr', () => 'str'),
  ...kindsByName('delattr print setattr', () => 'NoneType'),
  sorted: 'list',
  dir: 'list',
  globals: 'dict',
  ...kindsByName(
    `argparse.ArgumentParser asyncio.get_event_loop collections.Counter collections.OrderedDict
    collections.defaultdict collections.deque datetime.date datetime.datetime datetime.timedelta decimal.Decimal
    functools.partial hashlib.md5 inspect.signature io.BytesIO io.StringIO itertools.chain logging.getLogger os.path.join
    pathlib.Path queue.Queue re.compile socket.socket subprocess.Popen subprocess.run threading.Event threading.Lock
    threading.Thread threading.current_thread urllib.parse.urlparse uuid.uuid4 weakref.WeakKeyDictionary`,
    opaqueOf,
  ),
  ...kindsByName('base64.b64decode base64.b64encode', () => 'bytes'),
  ...kindsByName('math.factorial os.getpid time.time_ns', () => 'int'),
  ...kindsByName('math.isfinite math.isinf math.isnan os.path.exists', () => 'bool'),
  ...kindsByName(
    `math.acos math.asin math.atan math.atan2 math.cos math.degrees math.exp math.fabs math.fmod math.log math.log10
    math.log2 math.radians math.sin math.sqrt math.tan time.monotonic time.perf_counter time.process_time`,
    () => 'float',
  ),
  ...kindsByName(
    `getpass.getpass getpass.getuser html.escape html.unescape platform.machine platform.node platform.python_version
    platform.release platform.system secrets.token_hex secrets.token_urlsafe socket.gethostname textwrap.dedent
    textwrap.fill textwrap.indent time.asctime time.ctime time.strftime`,
    () => 'str',
  ),
  'time.sleep': 'NoneType',
  'json.dumps': 'str',
  'os.getcwd': 'str',
  'os.listdir': 'list',
  'tempfile.mkdtemp': 'str',
  'time.time': 'float',
};

function opaqueOf(name: string): string {
  return `${opaque}${name}`;
}

/** Result kinds of methods of built-in types. */
const resultByMethod: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  str: {
    ...kindsByName(textMethods, () => 'str'),
    ...kindsByName(checkMethods, () => 'bool'),
    split: 'list',
    rsplit: 'list',
    splitlines: 'list',
    find: 'int',
    count: 'int',
    encode: 'bytes',
  },
  bytes: { decode: 'str' },
  list: { append: 'NoneType', copy: 'list', extend: 'NoneType', sort: 'NoneType' },
  dict: { copy: 'dict', keys: 'dict_keys', values: 'dict_values', items: 'dict_items' },
};

/** The result kind of a call by qualified name; null if it is not listed here. */
export function kindOfCalled(name: string | null): string | null {
  if (name === null) return null;
  if (Object.hasOwn(resultByFunction, name)) return resultByFunction[name] ?? null;
  return isBuiltinException(name) ? opaqueOf(name) : null;
}

export const kindOfMethod = (owner: string, method: string): string | null => {
  const methods = Object.hasOwn(resultByMethod, owner) ? resultByMethod[owner] : undefined;
  return methods && Object.hasOwn(methods, method) ? (methods[method] ?? null) : null;
};

const isBuiltinException = (name: string): boolean =>
  builtins.has(name) && /(?:Error|Exception|Warning)$/u.test(name);

const classNames = /^(?:str|int|float|bool|complex|list|dict|set|tuple|bytes|bytearray|frozenset|object)$/u;

/** Whether a name is that of a built-in class. */
export const isBuiltinClass = (name: string): boolean => classNames.test(name) || isBuiltinException(name);
