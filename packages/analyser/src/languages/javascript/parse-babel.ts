import { parse, type ParseResult, type ParserOptions, type ParserPlugin } from '@babel/parser';

import type { Comment, Dialect, Program, Syntax } from './syntax.ts';

const plugins: Readonly<Record<Dialect, ParserPlugin[]>> = {
  jsx: ['jsx', ['flow', { all: true }], 'decorators', 'estree'],
  ts: ['typescript', 'decorators', 'estree'],
  tsx: ['typescript', 'jsx', 'decorators', 'estree'],
};

const tolerant: ParserOptions = {
  sourceType: 'unambiguous',
  errorRecovery: true,
  allowReturnOutsideFunction: true,
  allowSuperOutsideMethod: true,
  allowUndeclaredExports: true,
  attachComment: false,
};

function toComments(file: ParseResult): Comment[] {
  return (file.comments ?? []).map((comment) => ({
    type: comment.type === 'CommentBlock' ? 'Block' : 'Line',
    value: comment.value,
    start: comment.start ?? 0,
    end: comment.end ?? 0,
  }));
}

/**
 * Parses with Babel, which is slower and more tolerant than oxc, as a module or a script by the content. Null on a fatal
 * syntax error, and for nesting that exceeds the stack.
 */
export function parseWithBabel(text: string, dialect: Dialect): Syntax | null {
  try {
    const file = parse(text, { ...tolerant, plugins: plugins[dialect] });
    // Babel's types do not describe its estree plugin, which builds the same tree as the first parser.
    const tree: unknown = file.program;
    const program = tree as Program;
    return { program, comments: toComments(file), bareTemplates: true };
  } catch {
    return null;
  }
}
