import ts from 'typescript';

/** Objects of the language whose methods are looked at, by the names of their types; a real server leaves out others. */
export const builtins: ReadonlySet<string> = new Set(['Array', 'Date', 'Math', 'Number', 'String']);

/** Whatever is passed there is right, or nobody can tell. */
function takesAnything(type: ts.TypeNode | undefined): boolean {
  if (type === undefined || ts.isFunctionTypeNode(type)) return true;
  return type.kind === ts.SyntaxKind.AnyKeyword || type.kind === ts.SyntaxKind.UnknownKeyword;
}

/** Whether one of the first arguments of a method may be wrong; what follows `...` is not looked at. */
function mayBeWrong({ parameters }: ts.MethodSignature): boolean {
  const rest = parameters.findIndex(({ dotDotDotToken }) => dotDotDotToken !== undefined);
  return parameters.slice(0, rest < 0 ? undefined : rest).some(({ type }) => !takesAnything(type));
}

const known = new WeakMap<ts.Program, ReadonlySet<string>>();

/**
 * Names of the methods of built-in objects whose arguments may be wrong: for any other name the compiler need not be asked
 * whose method it is.
 */
export function judgedMethods(program: ts.Program): ReadonlySet<string> {
  const before = known.get(program);
  if (before) return before;
  const methods = program
    .getSourceFiles()
    .filter((file) => program.isSourceFileDefaultLibrary(file))
    .flatMap(({ statements }) => statements.filter(ts.isInterfaceDeclaration))
    .filter(({ name }) => builtins.has(name.text))
    .flatMap(({ members }) => members.filter(ts.isMethodSignature).filter(mayBeWrong));
  const names = new Set(methods.flatMap(({ name }) => (ts.isIdentifier(name) ? [name.text] : [])));
  known.set(program, names);
  return names;
}
