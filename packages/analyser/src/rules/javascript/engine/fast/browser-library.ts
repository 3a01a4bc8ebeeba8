/** The declarations of a library by name; some names have several declarations. */
type Declarations = ReadonlyMap<string, readonly string[]>;

const startOfDeclaration = /^(?=\/\*\*|(?<!\*\/\n)(?:declare|interface|type) )/mu;
const headOfDeclaration =
  /^(?:\/\*\*.*?\*\/\s*)?(?:declare )?(?<kind>const|var|function|interface|type|namespace) (?<name>\w+)/su;
/** A member of an interface on one line, with its documentation comment. */
const memberPattern =
  /^ {4}(?:\/\*\*(?:(?!\*\/).)*\*\/\s*)?(?:(?:readonly|get|set) )*"?(?<name>\w+)"?(?<optional>\??)[(:<][^\n]*;\n/gmsu;

/** The words of a text that could be names. */
const wordsOf = (text: string): readonly string[] => text.match(/[A-Za-z_$][\w$]*/gu) ?? [];

/** The declarations of a library; its text must be formatted as the libraries of the compiler are. */
function declarationsOf(library: string): Declarations {
  const declarations = new Map<string, string[]>();
  for (const text of library.split(startOfDeclaration)) {
    const name = headOfDeclaration.exec(text)?.groups?.['name'];
    if (name === undefined) continue;
    const parts = declarations.get(name);
    if (parts) parts.push(text);
    else declarations.set(name, [text]);
  }
  return declarations;
}

/** The names of the type parameters of a declaration. */
function typeParametersOf(declaration: string): ReadonlySet<string> {
  const list = /^(?:declare )?(?:interface|type) \w+<(?<list>.*?)>(?: extends| \{| =)/mu.exec(declaration);
  return new Set(list?.groups?.['list']?.split(',').map((each) => /\w+/u.exec(each)?.[0] ?? ''));
}

/**
 * A declaration without the members that no word names and from which no type argument is inferred. One member with a
 * unique name takes their place: the type stays different from others, and stays unassignable from objects that lack the
 * members.
 */
function withoutUnnamed(declaration: string, words: ReadonlySet<string>): string {
  const lost: string[] = [];
  const parameters = typeParametersOf(declaration);
  const infers = (text: string) => parameters.size > 0 && wordsOf(text).some((word) => parameters.has(word));
  const kept = declaration.replace(memberPattern, (whole: string, name: string, optional: string) => {
    if (words.has(name) || infers(whole)) return whole;
    lost.push(optional);
    return '';
  });
  if (lost.length === 0) return declaration;
  const { kind = '', name = '' } = headOfDeclaration.exec(declaration)?.groups ?? {};
  const optional = lost.includes('') ? '' : '?';
  return kept.replace(/^\}/mu, `    "rest of ${kind} ${name}"${optional}: never;\n}`);
}

/** The declarations that these words name and those that they refer to, each with the members that the words name. */
function partFor(declarations: Declarations, words: ReadonlySet<string>): string {
  const reached = new Set([...words].filter((word) => declarations.has(word)));
  let text = '';
  // The iteration includes names that are added during it.
  for (const name of reached) {
    for (const declaration of declarations.get(name) ?? []) {
      const part = withoutUnnamed(declaration, words);
      text += part;
      for (const word of wordsOf(part)) if (declarations.has(word)) reached.add(word);
    }
  }
  return text;
}

/** Names that the compiler and rules look up even if no analysed text contains them. */
const impliedNames = ['ImportMeta', 'catch', 'done', 'finally', 'next', 'return', 'then', 'throw', 'value'];

/** Cache: the declarations of each library by its text. */
const declarationsByLibrary = new Map<string, Declarations>();

/** Cache: the words of each library by its text. */
const wordsByLibrary = new Map<string, ReadonlySet<string>>();

function readLibrary(library: string): {
  readonly all: Declarations;
  readonly vocabulary: ReadonlySet<string>;
} {
  const all = declarationsByLibrary.get(library) ?? declarationsOf(library);
  declarationsByLibrary.set(library, all);
  const vocabulary = wordsByLibrary.get(library) ?? new Set(wordsOf(library));
  wordsByLibrary.set(library, vocabulary);
  return { all, vocabulary };
}

/** The words of a text that also occur in the library. */
export function wordsOfLibrary(library: string, text: string): ReadonlySet<string> {
  const { vocabulary } = readLibrary(library);
  return new Set(wordsOf(text).filter((word) => vocabulary.has(word)));
}

/** The union of the words of several texts (`wordsOfLibrary`) and of the implied names. */
export const wordsForPart = (words: Iterable<ReadonlySet<string>>): ReadonlySet<string> =>
  new Set([impliedNames, ...words].flatMap((each) => [...each]));

/**
 * The part of the browser library that programs with these words can refer to. Most programs use little of the library,
 * and to parse and bind all of it would take most of a worker's start.
 */
export function browserPart(library: string, words: ReadonlySet<string>): string {
  return partFor(readLibrary(library).all, words);
}
