import ts from 'typescript';

/**
 * Error codes of TypeScript for legacy octal literals, `089` and octal escapes, all legal outside strict
 * mode.
 */
const legacyOctalErrors: ReadonlySet<number> = new Set([1121, 1487, 1488, 1489]);

/** A parsed file with the compiler's list of its syntax errors, which the public types omit. */
type Parsed = ts.SourceFile & { readonly parseDiagnostics: ts.Diagnostic[] };

const isParsed = (file: ts.SourceFile): file is Parsed =>
  'parseDiagnostics' in file && Array.isArray(file.parseDiagnostics);

/**
 * Clears the syntax errors of a JavaScript file that is not a module, if all of them are legacy octal forms.
 * typescript-estree refuses a tree with any error; SonarQube 10.7 parses such a script with another parser.
 */
export function admitOldOctals(file: ts.SourceFile): ts.SourceFile {
  if (!/\.c?jsx?$/iu.test(file.fileName) || !isParsed(file) || ts.isExternalModule(file)) return file;
  if (file.parseDiagnostics.every(({ code }) => legacyOctalErrors.has(code)))
    file.parseDiagnostics.length = 0;
  return file;
}
