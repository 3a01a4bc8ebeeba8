import type { LineIndex } from '../../text/line-index.ts';
import type { HtmlPiece } from './scan.ts';

/**
 * Lines marked `//NOSONAR` in markup: those on which a comment or an expression of a server (`<% … %>`) with the mark begins.
 * Directives (`<? … ?>`, `<%@ … %>`) are not marks, as in SonarQube.
 */
export const noSonarLines = (
  text: string,
  pieces: readonly HtmlPiece[],
  lines: LineIndex,
): readonly number[] =>
  pieces
    .filter((piece) => mayMark(text, piece) && text.slice(piece.start, piece.end).includes('//NOSONAR'))
    .map(({ start }) => lines.lineOf(start));

const mayMark = (text: string, { kind, start }: HtmlPiece): boolean =>
  kind === 'comment' || (text.startsWith('<%', start) && text[start + 2] !== '@');
