import { builtins } from '../engine/builtins.ts';
import { opaque } from './kinds.ts';

const each = (names: string, kind: (name: string) => string) =>
  Object.fromEntries(names.split(/\s+/u).map((name) => [name, kind(name)]));
const texts = `capitalize casefold center expandtabs format format_map join ljust lower lstrip replace rjust rstrip strip
  swapcase title translate upper zfill`;
const checks = `endswith isalnum isalpha isdecimal isdigit isidentifier islower isnumeric isspace istitle isupper startswith`;

/** Result kinds of built-in functions and classes and of some library functions. */
const ofFunction: Readonly<Record<string, string>> = {
  ...each(
    'str bytes int float bool complex list dict set tuple range map zip filter enumerate type',
    (name) => name,
  ),
  ...each('bytearray frozenset slice property super reversed memoryview object open iter', opaqueOf),
  ...each('any all callable hasattr isinstance issubclass', () => 'bool'),
  ...each('hash id len ord', () => 'int'),
  ...each('ascii bin chr format hex input oct repr', () => 'str'),
  ...each('delattr print setattr', () => 'NoneType'),
  sorted: 'list',
  dir: 'list',
  globals: 'dict',
  ...each(
    `argparse.ArgumentParser asyncio.get_event_loop collections.Counter collections.OrderedDict
    collections.defaultdict collections.deque datetime.date datetime.datetime datetime.timedelta decimal.Decimal
    functools.partial hashlib.md5 inspect.signature io.BytesIO io.StringIO itertools.chain logging.getLogger os.path.join
    pathlib.Path queue.Queue re.compile socket.socket subprocess.Popen subprocess.run threading.Event threading.Lock
    threading.Thread threading.current_thread urllib.parse.urlparse uuid.uuid4 weakref.WeakKeyDictionary`,
    opaqueOf,
  ),
  'base64.b64encode': 'bytes',
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
const ofMethod: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  str: {
    ...each(texts, () => 'str'),
    ...each(checks, () => 'bool'),
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
  if (Object.hasOwn(ofFunction, name)) return ofFunction[name] ?? null;
  return isBuiltinException(name) ? opaqueOf(name) : null;
}

export const kindOfMethod = (owner: string, method: string): string | null => {
  const methods = Object.hasOwn(ofMethod, owner) ? ofMethod[owner] : undefined;
  return methods && Object.hasOwn(methods, method) ? (methods[method] ?? null) : null;
};

const isBuiltinException = (name: string): boolean =>
  builtins.has(name) && /(?:Error|Exception|Warning)$/u.test(name);

const classes = /^(?:str|int|float|bool|complex|list|dict|set|tuple|bytes|bytearray|frozenset|object)$/u;

/** Whether a name is that of a built-in class. */
export const isBuiltinClass = (name: string): boolean => classes.test(name) || isBuiltinException(name);
