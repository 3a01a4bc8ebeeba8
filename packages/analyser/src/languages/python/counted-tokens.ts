import type { PythonToken } from './lexer/token.ts';

const layoutKinds: ReadonlySet<PythonToken['kind']> = new Set(['newline', 'indent', 'dedent', 'eof']);

/** Whether a token counts as code: all but line ends, indents, dedents and tokens that SonarQube's tree leaves out. */
export function isCounted({ kind, dropped }: PythonToken): boolean {
  return !dropped && !layoutKinds.has(kind);
}
