/**
 * A type as the rules compare it: the name of a built-in type or protocol ('str', 'Iterable'), a name with the prefix `opaque` for a
 * value whose members are unknown ('@re.compile'), or a class of the analysed code by its members and built-in bases.
 */
export type Kind = string | ClassKind;

export interface ClassKind {
  readonly members: ReadonlySet<string>;
  /** The built-in types that the class derives from. */
  readonly builtin: ReadonlySet<string>;
}

/** Prefix of the kinds of library classes and results whose members are unknown, such as `@bytearray`. */
export const opaque = '@';

const iterators = ['map', 'zip', 'filter', 'enumerate'];
const sequences = ['str', 'bytes', 'list', 'tuple', 'range'];
const iterables = [...sequences, ...iterators, 'dict', 'set', 'dict_keys', 'dict_values', 'dict_items'];

/** The accepted kinds for each expected kind. Other expected kinds are not checked. */
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

/** Whether an expected type of this name is checked. */
export const isChecked = (name: string): boolean => Object.hasOwn(accepted, name);

/** Members of built-in types: a class with only such members may accept a built-in value. */
const builtinTypeMembers = new Set(
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
/** Whether a member is neither one of built-in types nor a special method. */
const isOwn = (member: string): boolean => !builtinTypeMembers.has(member) && !member.startsWith('__');

/** Names of protocol types, which classes and class objects can implement. */
const protocols = new Set(['Iterable', 'Collection', 'Sequence', 'Mapping', 'Iterator', 'Generator']);
/** Members by which a class may implement a protocol. */
const protocolMembers = ['__iter__', '__next__', '__getitem__', '__len__', '__contains__', '__getattr__'];

/**
 * Whether a value of one kind certainly does not fit another. An expected class requires only its members.
 */
export function contradictsKind(asked: Kind, given: Kind): boolean {
  if (typeof asked === 'string')
    return typeof given === 'string' ? contradictsName(asked, given) : contradictsClass(asked, given);
  if (typeof given !== 'string')
    return [...asked.members].some((member) => isOwn(member) && !given.members.has(member));
  return !given.startsWith(opaque) && [...asked.members].some(isOwn);
}

/**
 * Standard library kinds accepted for a built-in type: subclasses, and results that may be of either type.
 */
const standIns: Readonly<Record<string, readonly string[]>> = {
  dict: ['@collections.Counter', '@collections.OrderedDict', '@collections.defaultdict'],
  bytes: ['@bytearray', '@memoryview', '@os.path.join'],
  str: ['@bytearray', '@collections.UserString', '@memoryview', '@os.path.join'],
};

function contradictsName(asked: string, given: string): boolean {
  if (Object.hasOwn(standIns, asked) && standIns[asked]?.includes(given) === true) return false;
  // Of a class of the library no built-in value is an instance.
  if (asked.startsWith(opaque)) return !given.startsWith(opaque);
  const isOpen = given === 'type' || given.startsWith(opaque);
  return !(isOpen && protocols.has(asked)) && accepted[asked]?.includes(given) === false;
}

function contradictsClass(asked: string, { builtin, members }: ClassKind): boolean {
  if (asked.startsWith(opaque)) return true;
  if ([...builtin].some((base) => accepted[asked]?.includes(base))) return false;
  return isChecked(asked) && !(protocols.has(asked) && protocolMembers.some((member) => members.has(member)));
}
