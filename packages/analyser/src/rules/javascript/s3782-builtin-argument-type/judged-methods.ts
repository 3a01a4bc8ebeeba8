import ts from 'typescript';

/** Type names of the built-in objects whose methods are checked; SonarQube 10.7 checks no others. */
export const builtins: ReadonlySet<string> = new Set(['Array', 'Date', 'Math', 'Number', 'String']);

/** Whether a parameter accepts every argument or its type cannot be checked. */
function takesAnything(type: ts.TypeNode | undefined): boolean {
  if (type === undefined || ts.isFunctionTypeNode(type)) return true;
  return type.kind === ts.SyntaxKind.AnyKeyword || type.kind === ts.SyntaxKind.UnknownKeyword;
}

/** Whether an argument of a method can have a wrong type; rest parameters are not checked. */
function mayBeWrong({ parameters }: ts.MethodSignature): boolean {
  const rest = parameters.findIndex(({ dotDotDotToken }) => dotDotDotToken !== undefined);
  return parameters.slice(0, rest < 0 ? undefined : rest).some(({ type }) => !takesAnything(type));
}

const methodsByProgram = new WeakMap<ts.Program, ReadonlySet<string>>();

/**
 * Names of the built-in methods whose arguments can have a wrong type. The compiler need not resolve calls
 * of other names.
 */
export function judgedMethods(program: ts.Program): ReadonlySet<string> {
  const before = methodsByProgram.get(program);
  if (before) return before;
  const methods = program
    .getSourceFiles()
    .filter((file) => program.isSourceFileDefaultLibrary(file))
    .flatMap(({ statements }) => statements.filter(ts.isInterfaceDeclaration))
    .filter(({ name }) => builtins.has(name.text))
    .flatMap(({ members }) => members.filter(ts.isMethodSignature).filter(mayBeWrong));
  const names = new Set(methods.flatMap(({ name }) => (ts.isIdentifier(name) ? [name.text] : [])));
  methodsByProgram.set(program, names);
  return names;
}
