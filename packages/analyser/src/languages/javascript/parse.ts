import { parseSync } from 'oxc-parser';

import { parseWithBabel } from './parse-babel.ts';
import type { Dialect, Syntax } from './syntax.ts';

const options = { astType: 'ts', preserveParens: false, sourceType: 'module' } as const;

/** Parses with oxc. Errors with a tree (such as a `return` outside a function) are semantic ones and are ignored. */
function parseWithOxc(text: string, lang: Dialect): Syntax | null {
  const result = parseSync(`file.${lang}`, text, { ...options, lang });
  const { program, comments, errors } = result;
  return errors.length > 0 && program.body.length === 0 ? null : { program, comments, bareTemplates: false };
}

/**
 * Syntax tree of a text, or null when no parser accepts it. JavaScript outside the standard is tried with
 * TypeScript's grammar, then, like TypeScript that the first parser refuses, with the second one, which accepts Flow
 * and sloppy scripts. The README of this package gives the reasons.
 */
export function parse(text: string, dialect: Dialect): Syntax | null {
  return (
    parseWithOxc(text, dialect) ??
    (dialect === 'jsx' ? parseWithOxc(text, 'tsx') : null) ??
    parseWithBabel(text, dialect)
  );
}
