import type { CssRule } from '../engine/css-rule.ts';
import { isComment, isParsed, startLine } from '../engine/read-sheet.ts';
import { plainComment } from '../engine/mask.ts';

/** S125: comments with a declaration, a block or an at-rule, which a parser of CSS accepts. */
export const rule: CssRule = ({ nodes }) =>
  nodes
    .filter(isComment)
    .filter(({ text }) => holdsCode(plainComment(text)))
    .map((comment) => ({
      line: startLine(comment),
      message: 'Borre este código comentado: el historial del repositorio lo conserva.',
    }));

/** A name and a colon, with a value before the last semicolon. SonarQube finds no name that ends in a digit (`--colour2:`). */
const declaration = /[a-z-]\s*:[^;]/iu;
/** The end of a selector and its brace, before the last brace that closes. */
const block = /[\w\s,.\-#:]\{/iu;
/** An at-rule up to its semicolon or its block. */
const atRule = /@[^;{@]*[;{]/gu;

function holdsCode(comment: string): boolean {
  const lastSemicolon = comment.lastIndexOf(';');
  const lastBrace = comment.lastIndexOf('}');
  const looksLikeCode =
    declaration.test(comment.slice(0, Math.max(0, lastSemicolon))) ||
    block.test(comment.slice(0, Math.max(0, lastBrace))) ||
    [...comment.matchAll(atRule)].some(({ 0: found, index }) => found.endsWith(';') || index < lastBrace);
  return looksLikeCode && isParsed(comment);
}
