/** A library's declarations by what they declare; some are declared in several parts. */
type Declarations = ReadonlyMap<string, readonly string[]>;

const startOfDeclaration = /^(?=\/\*\*|(?<!\*\/\n)(?:declare|interface|type) )/mu;
const headOfDeclaration =
  /^(?:\/\*\*.*?\*\/\s*)?(?:declare )?(?<kind>const|var|function|interface|type|namespace) (?<name>\w+)/su;
const member =
  /^ {4}(?:\/\*\*(?:(?!\*\/).)*\*\/\s*)?(?:(?:readonly|get|set) )*"?(?<name>\w+)"?(?<optional>\??)[(:<][^\n]*;\n/gmsu;

/** Whatever in a text could name something. */
export const wordsOf = (text: string): readonly string[] => text.match(/[A-Za-z_$][\w$]*/gu) ?? [];

/** Cuts the text of a library, written as those of the compiler are, into its declarations. */
export function declarationsOf(library: string): Declarations {
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

/**
 * A declaration without the members that nobody names. One of no other declaration takes their place, so that it is still no
 * other, and still asks for more than what has none of them.
 */
function withoutUnnamed(declaration: string, words: ReadonlySet<string>): string {
  const lost: string[] = [];
  const kept = declaration.replace(member, (whole: string, name: string, optional: string) => {
    if (words.has(name)) return whole;
    lost.push(optional);
    return '';
  });
  if (lost.length === 0) return declaration;
  const { kind = '', name = '' } = headOfDeclaration.exec(declaration)?.groups ?? {};
  const optional = lost.includes('') ? '' : '?';
  return kept.replace(/^\}/mu, `    "rest of ${kind} ${name}"${optional}: never;\n}`);
}

/**
 * The part of a library that programs with these words can name, as the text of a library: what they name, what that
 * is made of, and of each the members that they name. To read and tie together the whole takes a child most of its start,
 * and most programs use little of it.
 */
export function partFor(declarations: Declarations, words: ReadonlySet<string>): string {
  const reached = new Set([...words].filter((word) => declarations.has(word)));
  let text = '';
  // A set hands out what is added to it meanwhile.
  for (const name of reached) {
    for (const declaration of declarations.get(name) ?? []) {
      const part = withoutUnnamed(declaration, words);
      text += part;
      for (const word of wordsOf(part)) if (declarations.has(word)) reached.add(word);
    }
  }
  return text;
}
