import type { PythonToken } from './lexer/token.ts';

const layout: ReadonlySet<PythonToken['kind']> = new Set(['newline', 'indent', 'dedent', 'eof']);

/** Whether a token is code: no line end, no block's border, nothing that the tree leaves out. */
export function isCounted({ kind, dropped }: PythonToken): boolean {
  return !dropped && !layout.has(kind);
}
