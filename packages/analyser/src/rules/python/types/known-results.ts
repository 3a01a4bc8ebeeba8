import { builtins } from '../engine/builtins.ts';
import { opaque } from './kinds.ts';
import { libraryResult } from './library-results.ts';

/** Kinds by name, for names separated by white space. */
const kindsByName = (names: string, kind: (name: string) => string) =>
  Object.fromEntries(names.split(/\s+/u).map((name) => [name, kind(name)]));
const textMethods = `capitalize casefold center expandtabs format format_map join ljust lower lstrip removeprefix removesuffix replace rjust rstrip strip
  swapcase title translate upper zfill`;
const checkMethods = `endswith isalnum isalpha isascii isdecimal isdigit isidentifier islower isnumeric isprintable isspace istitle isupper startswith`;

/** Result kinds of built-in functions and classes. */
const resultByFunction: Readonly<Record<string, string>> = {
  ...kindsByName(
    'str bytes int float bool complex list dict set tuple range map zip filter enumerate type',
    (name) => name,
  ),
  ...kindsByName(
    'bytearray classmethod frozenset slice staticmethod property super reversed memoryview object open iter',
    opaqueOf,
  ),
  ...kindsByName('any all callable hasattr isinstance issubclass', () => 'bool'),
  ...kindsByName('hash id len ord', () => 'int'),
  ...kindsByName('ascii bin chr format hex input oct repr', () => 'str'),
  ...kindsByName('breakpoint delattr exec help print setattr', () => 'NoneType'),
  sorted: 'list',
  dir: 'list',
  globals: 'dict',
  ...kindsByName('vars locals', () => 'dict'),
  'dict.fromkeys': 'dict',
  'os.path.join': opaqueOf('os.path.join'),
  'str.maketrans': 'dict',
};

function opaqueOf(name: string): string {
  return `${opaque}${name}`;
}

/** Result kinds of methods of built-in types. */
const resultByMethod: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  str: {
    ...kindsByName(textMethods, () => 'str'),
    ...kindsByName(checkMethods, () => 'bool'),
    ...kindsByName('rsplit split splitlines', () => 'list'),
    ...kindsByName('partition rpartition', () => 'tuple'),
    ...kindsByName('count find index rfind rindex', () => 'int'),
    encode: 'bytes',
  },
  bytes: { decode: 'str', hex: 'str' },
  float: { hex: 'str', is_integer: 'bool' },
  int: { bit_length: 'int', to_bytes: 'bytes' },
  list: {
    ...kindsByName('append clear extend insert remove reverse sort', () => 'NoneType'),
    ...kindsByName('count index', () => 'int'),
    copy: 'list',
  },
  tuple: kindsByName('count index', () => 'int'),
  set: {
    ...kindsByName('add clear discard update', () => 'NoneType'),
    ...kindsByName('copy difference intersection symmetric_difference union', () => 'set'),
    ...kindsByName('isdisjoint issubset issuperset', () => 'bool'),
  },
  dict: {
    ...kindsByName('clear update', () => 'NoneType'),
    copy: 'dict',
    items: 'dict_items',
    keys: 'dict_keys',
    popitem: 'tuple',
    values: 'dict_values',
  },
};

/** The result kinds of a call by qualified name; null if it is not listed. */
export function kindsOfCalled(name: string | null): readonly string[] | null {
  if (name === null) return null;
  const kind = Object.hasOwn(resultByFunction, name) ? resultByFunction[name] : undefined;
  if (kind !== undefined) return [kind];
  return isBuiltinException(name) ? [opaqueOf(name)] : libraryResult(name);
}

/** The result kinds of a method of a built-in type or, with the prefix `opaque`, of a class of the library; null if not listed. */
export function kindsOfMethod(owner: string, method: string): readonly string[] | null {
  if (owner.startsWith(opaque)) return libraryResult(`${owner.slice(opaque.length)}.${method}`);
  const methods = Object.hasOwn(resultByMethod, owner) ? resultByMethod[owner] : undefined;
  const kind = methods && Object.hasOwn(methods, method) ? methods[method] : undefined;
  return kind === undefined ? null : [kind];
}

const isBuiltinException = (name: string): boolean =>
  builtins.has(name) && /(?:Error|Exception|Warning)$/u.test(name);

const classNames = /^(?:str|int|float|bool|complex|list|dict|set|tuple|bytes|bytearray|frozenset|object)$/u;

/** Whether a name is that of a built-in class. */
export const isBuiltinClass = (name: string): boolean => classNames.test(name) || isBuiltinException(name);
