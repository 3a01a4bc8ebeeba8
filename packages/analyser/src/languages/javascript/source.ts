import { indexLines, type LineIndex } from '../../text/line-index.ts';
import { flatten, type FlatTree } from './flatten.ts';
import { parse } from './parse.ts';
import type { Comment, Dialect } from './syntax.ts';
import { tokenize, type SyntaxToken } from './tokenize.ts';

/** The part of a Vue component outside its scripts: lines of code, and the tags of scripts, which duplication compares. */
export interface Markup {
  readonly lines: readonly number[];
  readonly tags: readonly { readonly start: number; readonly text: string }[];
}

/** A parsed text with everything that its measures look at. */
export interface JavaScriptSource {
  readonly text: string;
  readonly lines: LineIndex;
  readonly tree: FlatTree;
  readonly tokens: readonly SyntaxToken[];
  readonly comments: readonly Comment[];
  /** Only for Vue components. */
  readonly markup?: Markup;
}

/** Parses a text; null when no parser accepts it. */
export function readJavaScript(text: string, dialect: Dialect): JavaScriptSource | null {
  const syntax = parse(text, dialect);
  if (syntax === null) return null;
  const tree = flatten(syntax.program);
  const tokens = tokenize(syntax, tree, text);
  return { text, lines: indexLines(text), tree, tokens, comments: syntax.comments };
}
