/** A type as far as rules tell types apart: a built-in one by name, or a class by what it has. */
export type Kind = string | ClassKind;

export interface ClassKind {
  readonly members: ReadonlySet<string>;
  /** The built-in types that it derives from. */
  readonly builtin: ReadonlySet<string>;
}

/** Kinds that begin with it are classes of the standard library: what they have is unknown. */
export const opaque = '@';

const iterators = ['map', 'zip', 'filter', 'enumerate'];
const sequences = ['str', 'bytes', 'list', 'tuple', 'range'];
const iterables = [...sequences, ...iterators, 'dict', 'set', 'dict_keys', 'dict_values', 'dict_items'];

/** By what is asked for: what may be given. Only what is listed here is judged. */
const accepted: Readonly<Record<string, readonly string[]>> = {
  str: ['str', 'bytes'],
  bytes: ['bytes', 'str'],
  bool: ['bool', 'int'],
  int: ['int', 'bool'],
  float: ['float', 'int', 'bool'],
  complex: ['complex', 'float', 'int', 'bool'],
  list: ['list'],
  dict: ['dict'],
  set: ['set'],
  tuple: ['tuple'],
  type: ['type'],
  NoneType: ['NoneType'],
  Iterable: iterables,
  Collection: iterables,
  Sequence: sequences,
  Mapping: ['dict'],
  Iterator: iterators,
  Generator: [],
};

export const isAskable = (name: string): boolean => Object.hasOwn(accepted, name);

/** Members that built-in types have, so that they might stand for a class with nothing else. */
const ofBuiltins = new Set(
  `add append as_integer_ratio bit_count bit_length capitalize casefold center clear conjugate copy count decode denominator
  difference difference_update discard encode endswith expandtabs extend find format format_map from_bytes fromhex
  fromkeys get hex imag index insert intersection intersection_update is_integer isalnum isalpha isascii isdecimal
  isdigit isdisjoint isidentifier islower isnumeric isprintable isspace issubset issuperset istitle isupper items join
  keys ljust lower lstrip maketrans mro numerator partition pop popitem real remove removeprefix removesuffix replace
  reverse rfind rindex rjust rpartition rsplit rstrip setdefault sort split splitlines startswith strip swapcase
  symmetric_difference symmetric_difference_update title to_bytes translate union update upper values zfill`.split(
    /\s+/u,
  ),
);
const isOwn = (member: string): boolean => !ofBuiltins.has(member) && !member.startsWith('__');

/** Types that ask for what a value can do: many a class can, and so can class objects. */
const protocols = new Set(['Iterable', 'Collection', 'Sequence', 'Mapping', 'Iterator', 'Generator']);
/** What a class has that may stand for one of them. */
const ofProtocols = ['__iter__', '__next__', '__getitem__', '__len__', '__contains__', '__getattr__'];

/** Whether a value of one kind surely cannot stand where another one is asked for. A class asks for its members alone. */
export function contradictsKind(asked: Kind, given: Kind): boolean {
  if (typeof asked === 'string')
    return typeof given === 'string' ? contradictsName(asked, given) : contradictsClass(asked, given);
  if (typeof given !== 'string')
    return [...asked.members].some((member) => isOwn(member) && !given.members.has(member));
  return !given.startsWith(opaque) && [...asked.members].some(isOwn);
}

/** What of the standard library may stand for a built-in type: classes that derive from it, or results of either type. */
const standIns: Readonly<Record<string, readonly string[]>> = {
  dict: ['@collections.Counter', '@collections.OrderedDict', '@collections.defaultdict'],
  tuple: ['@urllib.parse.urlparse'],
  bytes: ['@bytearray', '@memoryview', '@os.path.join'],
  str: ['@os.path.join'],
};

function contradictsName(asked: string, given: string): boolean {
  if (Object.hasOwn(standIns, asked) && standIns[asked]?.includes(given) === true) return false;
  const isOpen = given === 'type' || given.startsWith(opaque);
  return !(isOpen && protocols.has(asked)) && accepted[asked]?.includes(given) === false;
}

function contradictsClass(asked: string, { builtin, members }: ClassKind): boolean {
  if ([...builtin].some((base) => accepted[asked]?.includes(base))) return false;
  return isAskable(asked) && !(protocols.has(asked) && ofProtocols.some((member) => members.has(member)));
}
