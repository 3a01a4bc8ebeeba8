import { RegExpParser, type AST } from '@eslint-community/regexpp';
import type { TSESLint, TSESTree } from '@typescript-eslint/utils';

import type { Context } from '../engine/plain/derive-context.ts';
import { isRegexLiteral, onRegexOrigins, readOrigin, type RegexOrigin } from './regex-origins.ts';

/** A parsed regular expression. */
export interface Regex {
  /** The literal, or the call that creates it. */
  readonly node: TSESTree.Node;
  readonly pattern: AST.Pattern;
  readonly flags: AST.Flags;
  /** The location of a part; for a pattern concatenated from several strings, the location of the whole. */
  locate(part: AST.Node): TSESTree.SourceLocation;
}

const parser = new RegExpParser({ ecmaVersion: 2024 });

type ParsedPattern = { readonly pattern: AST.Pattern; readonly flags: AST.Flags } | null;

/** Parses a pattern; null when it is invalid in ES2024. */
export function parsePattern(pattern: string, flags: string): ParsedPattern {
  try {
    const read = parser.parseFlags(flags);
    const modes = { unicode: read.unicode, unicodeSets: read.unicodeSets };
    return { pattern: parser.parsePattern(pattern, 0, pattern.length, modes), flags: read };
  } catch {
    return null;
  }
}

/**
 * Offset of a pattern in the source; null when the source text differs from the pattern (escapes,
 * concatenation).
 */
function startOfPattern({ pattern }: RegexOrigin, context: Context): number | null {
  const isPlain =
    isRegexLiteral(pattern) ||
    (pattern.type === 'Literal' &&
      pattern.value !== '' &&
      context.sourceCode.getText(pattern).slice(1, -1) === pattern.value);
  return isPlain ? pattern.range[0] + 1 : null;
}

const parsedByNode = new WeakMap<TSESTree.Node, ParsedPattern>();

/** The parsed pattern of a literal or call, for all rules: a pattern with many references takes long to parse. */
function parsedOf(origin: RegexOrigin, context: Context): ParsedPattern {
  const known = parsedByNode.get(origin.node);
  if (known !== undefined) return known;
  const text = readOrigin(origin, context);
  // The literal of an empty pattern: `//` would be a comment.
  const parsed = text === null ? null : parsePattern(text.pattern || '(?:)', text.flags);
  parsedByNode.set(origin.node, parsed);
  return parsed;
}

function regexOf(origin: RegexOrigin, context: Context): Regex | null {
  const parsed = parsedOf(origin, context);
  if (parsed === null) return null;
  const from = startOfPattern(origin, context);
  const { sourceCode } = context;
  const locate = (part: AST.Node): TSESTree.SourceLocation =>
    from === null
      ? origin.pattern.loc
      : {
          start: sourceCode.getLocFromIndex(from + part.start),
          end: sourceCode.getLocFromIndex(from + part.end),
        };
  return { node: origin.node, ...parsed, locate };
}

/** Listeners that call `visit` for each valid regular expression of a file. */
export function onRegexes(context: Context, visit: (regex: Regex) => void): TSESLint.RuleListener {
  return onRegexOrigins(context, (origin) => {
    const regex = regexOf(origin, context);
    if (regex !== null) visit(regex);
  });
}
