import ts from 'typescript';

/** What TypeScript's scanner refuses and a script outside strict mode may hold: octal numbers, `089`, octal escapes. */
const oldForms: ReadonlySet<number> = new Set([1121, 1487, 1488, 1489]);

/** A parsed file with the list that the compiler keeps of its syntax errors, which its types leave out. */
type Parsed = ts.SourceFile & { readonly parseDiagnostics: ts.Diagnostic[] };

const isParsed = (file: ts.SourceFile): file is Parsed =>
  'parseDiagnostics' in file && Array.isArray(file.parseDiagnostics);

/**
 * Clears the errors of a JavaScript file that is no module, where old octal forms are all that is wrong with it.
 * typescript-estree refuses a tree with any error; SonarQube 10.7 reads such a script by another parser.
 */
export function admitOldOctals(file: ts.SourceFile): ts.SourceFile {
  if (!/\.c?jsx?$/iu.test(file.fileName) || !isParsed(file) || ts.isExternalModule(file)) return file;
  if (file.parseDiagnostics.every(({ code }) => oldForms.has(code))) file.parseDiagnostics.length = 0;
  return file;
}
