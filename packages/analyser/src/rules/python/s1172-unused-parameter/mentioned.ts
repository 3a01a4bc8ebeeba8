import type { FunctionDef } from '../../../languages/python/ast/statements.ts';
import type { PythonContext } from '../engine/python-rule.ts';

/** The words in the strings and comments of a function, between white space: a parameter among them may be used by other means. */
export function mentionedWords({ source }: PythonContext, { first, last }: FunctionDef): ReadonlySet<string> {
  const { text, tokens, comments } = source;
  const strings = tokens
    .slice(first, last + 1)
    .filter(({ kind }) => kind === 'string' || kind === 'fstring-middle')
    .map((token) => unquoted(token.text));
  const inside = comments
    .filter(({ next }) => next >= first && next <= last + 1)
    .map(({ start, end }) => text.slice(start, end));
  return new Set([...strings, ...inside].flatMap((written) => written.split(/\s/u)));
}

const unquoted = (literal: string) => literal.replace(/^[a-z]*(?:"""|'''|["'])|(?:"""|'''|["'])$/giu, '');
