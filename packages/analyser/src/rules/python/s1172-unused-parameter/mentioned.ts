import type { FunctionDef } from '../../../languages/python/ast/statements.ts';
import type { PythonContext } from '../engine/python-rule.ts';

/** Whether a string or a comment of a function contains a name, which may be a use by other means. */
export function isMentioned({ source }: PythonContext, { first, last }: FunctionDef, name: string): boolean {
  const { text, tokens, comments } = source;
  const word = new RegExp(`(?:^|\\s)${name}(?:\\s|$)`, 'u');
  const inStrings = tokens
    .slice(first, last + 1)
    .some(
      ({ kind, text: written }) =>
        (kind === 'string' || kind === 'fstring-middle') && word.test(unquoted(written)),
    );
  const inside = comments.filter(({ next }) => next >= first && next <= last + 1);
  return inStrings || inside.some(({ start, end }) => word.test(text.slice(start, end)));
}

const unquoted = (literal: string) => literal.replace(/^[a-z]*(?:"""|'''|["'])|(?:"""|'''|["'])$/giu, '');
